import { loadStyles } from './load-styles';

/** Starts the tabs and the board of a page when they are within one viewport height of the view. */
whenNear('[data-tabs]', async (tabs) => {
  const { startTabs } = await import('./audience-tabs');
  startTabs(tabs);
});

whenNear('[data-board]', async (container) => {
  const [{ startBoard }] = await Promise.all([import('../boards/start'), loadStyles()]);
  await startBoard(container);
});

function whenNear(selector: string, start: (element: HTMLElement) => Promise<void>) {
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
