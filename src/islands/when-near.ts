/** Runs `start` once for each matching element, when it comes within a screen of the view. */
export function whenNear(selector: string, start: (element: HTMLElement) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        start(target as HTMLElement);
      }
    },
    { rootMargin: '100% 0px' },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
