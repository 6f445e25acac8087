let loading: Promise<void> | undefined;

/** Loads the styles that only scripts use. The build links them as a disabled stylesheet. */
export function loadStyles() {
  loading ??= new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLLinkElement>('link[disabled]');
    if (!link) return resolve();
    link.onload = () => resolve();
    link.onerror = () => {
      link.disabled = true;
      loading = undefined;
      reject(new Error('A stylesheet could not be loaded.'));
    };
    link.disabled = false;
  });
  return loading;
}
