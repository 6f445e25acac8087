import type { ClientDirective } from 'astro';

/**
 * `client:near` hydrates an island that is within one viewport height of the view, as `client:visible`
 * does with a root margin. If its script does not load, the island gets `data-error`, and a click on a
 * `data-retry` button in it tries again.
 */
const clientNear: ClientDirective = (load, _options, island) => {
  const hydrate = async () => {
    const start = await load();
    await start();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      hydrate();
    },
    { rootMargin: '100% 0px' },
  );
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);

  island.addEventListener('astro:hydration-error', () => {
    island.dataset.error = '';
  });
  island.addEventListener('click', async ({ target }) => {
    const isRetry = (target as Element).closest('[data-retry]');
    if (!isRetry || !island.hasAttribute('ssr') || island.ariaBusy) return;
    island.ariaBusy = 'true';
    await hydrate();
    island.ariaBusy = null;
  });
};

export default clientNear;
