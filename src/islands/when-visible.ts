/** Calls `start` once for each matching element when it is within one viewport height of the view. */
export function whenVisible(selector: string, start: (element: HTMLElement) => Promise<void>) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // Until its script loads, the element stays as it is without JavaScript.
        start(target as HTMLElement).catch(() => setTimeout(() => observer.observe(target), 5000));
      }
    },
    { rootMargin: '100% 0px' },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
