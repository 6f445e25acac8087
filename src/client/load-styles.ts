let loading: Promise<void> | undefined;

/** Loads the styles that only scripts use. The build links them as a disabled stylesheet. */
export function loadStyles() {
  loading ??= new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLLinkElement>('link[disabled]');
    if (!link) return resolve();
    link.onload = () => resolve();
    link.onerror = (event) => {
      link.disabled = true;
      loading = undefined;
      reject(event);
    };
    link.disabled = false;
  });
  return loading;
}
