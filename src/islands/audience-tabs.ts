const arrowKeys: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * WAI-ARIA tabs that rotate. The timer is the CSS animation of the underline: its end selects the
 * next tab, and AudienceTabs.module.css sets the interval and pauses it.
 */
export function startTabs(root: HTMLElement) {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = [...root.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  let selected = 0;

  function select(index: number, { hold }: { hold: boolean }) {
    selected = index;
    for (const [at, tab] of tabs.entries()) {
      tab.tabIndex = at === index ? 0 : -1;
      tab.ariaSelected = String(at === index);
      panels[at]?.toggleAttribute('data-selected', at === index);
    }
    root.toggleAttribute('data-hold', hold);
    // Restarts the timer if the tab was selected before.
    for (const timer of tabs[index]?.getAnimations({ subtree: true }) ?? []) timer.currentTime = 0;
    scrollTabIntoView(tabs[index], tabs[0]);
  }

  /** Selects the panel named in the URL hash, if any. */
  function selectTarget() {
    const index = panels.findIndex((panel) => panel.matches(':target'));
    if (index >= 0) select(index, { hold: true });
  }

  root.addEventListener('animationend', ({ target, elapsedTime }) => {
    // Restarting an animation also fires animationend, with an elapsed time of 0.
    const isTimer = (target as Element).matches('[data-progress]') && elapsedTime > 0;
    if (isTimer) select((selected + 1) % tabs.length, { hold: false });
  });

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      select(index, { hold: true });
    });
    tab.addEventListener('keydown', (event) => {
      const target = keyTarget(event.key, index, tabs.length);
      if (target === undefined) return;
      event.preventDefault();
      select(target, { hold: true });
      tabs[target]?.focus();
    });
  }

  root
    .querySelector('[data-toggle]')
    ?.addEventListener('click', () => root.toggleAttribute('data-paused'));

  let isIntersecting = false;
  const updateVisibility = () =>
    root.toggleAttribute('data-offscreen', !isIntersecting || document.hidden);
  document.addEventListener('visibilitychange', updateVisibility);
  new IntersectionObserver(([entry]) => {
    isIntersecting = Boolean(entry?.isIntersecting);
    updateVisibility();
  }).observe(root);

  updateVisibility();
  select(0, { hold: false });
  selectTarget();
  addEventListener('hashchange', selectTarget);
  root.dataset.ready = '';
  void preloadImages(root);
}

function keyTarget(key: string, index: number, count: number) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = arrowKeys[key];
  return step && (index + step + count) % count;
}

/** Scrolls the tab list only: `scrollIntoView` would also scroll the page. */
function scrollTabIntoView(tab: HTMLElement | undefined, first: HTMLElement | undefined) {
  if (tab && first) tab.parentElement?.scrollTo({ left: tab.offsetLeft - first.offsetLeft });
}

/** Shows the images when all have loaded or failed, so that no tab shows a partial image. */
async function preloadImages(root: HTMLElement) {
  root.dataset.images = 'loading';
  const images = [...root.querySelectorAll('img')];
  await Promise.allSettled(
    images.map((image) => {
      image.loading = 'eager';
      return image.decode();
    }),
  );
  root.dataset.images = 'loaded';
}
