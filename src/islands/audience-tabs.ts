const keys = { ArrowRight: 1, ArrowLeft: -1 } as const;

/**
 * Brings the audience tabs to life: WAI-ARIA tabs that turn by themselves. Their clock is the
 * animation of the underline: its style says how long a tab stays and when time stands still,
 * and its end brings the next tab.
 */
export function startTabs(root: HTMLElement) {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const views = [...root.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  let selected = 0;

  function select(index: number, { held }: { held: boolean }) {
    selected = index;
    // First: who has the focus would have all laid out anew, to know whether it may keep it.
    for (const tab of tabs) tab.tabIndex = tab === tabs[index] ? 0 : -1;
    for (const tab of tabs) tab.ariaSelected = String(tab === tabs[index]);
    root.toggleAttribute('data-hold', held);
    // Also for a tab that was selected before.
    for (const clock of tabs[index]?.getAnimations({ subtree: true }) ?? []) clock.currentTime = 0;
    requestAnimationFrame(() => {
      // It asks where the tab is: in the frame, in which all is laid out anyway.
      keepInView(tabs[index]);
      // The tab answers in this frame, its view follows in the next.
      setTimeout(show);
    });
  }

  function show() {
    for (const view of views) view.toggleAttribute('data-selected', view === views[selected]);
  }

  root.addEventListener('animationend', ({ target, elapsedTime }) => {
    // One that is taken back to its hold ends as well, with no time on it.
    const isOver = (target as Element).matches('[data-progress]') && elapsedTime > 0;
    if (isOver) select((selected + 1) % tabs.length, { held: false });
  });

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      select(index, { held: true });
    });
    tab.addEventListener('keydown', (event) => {
      const target = targetOf(event.key, index, tabs.length);
      if (target === undefined) return;
      event.preventDefault();
      select(target, { held: true });
      tabs[target]?.focus();
    });
  }

  root
    .querySelector('[data-toggle]')
    ?.addEventListener('click', () => root.toggleAttribute('data-paused'));

  let onScreen = false;
  const watch = () => root.toggleAttribute('data-offscreen', !onScreen || document.hidden);
  document.addEventListener('visibilitychange', watch);
  new IntersectionObserver(([entry]) => {
    onScreen = Boolean(entry?.isIntersecting);
    watch();
  }).observe(root);

  watch();
  select(0, { held: false });
  root.dataset.ready = '';
  void settlePictures(root);
}

function targetOf(key: string, index: number, count: number) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (!(key in keys)) return undefined;
  return (index + keys[key as keyof typeof keys] + count) % count;
}

/** On a phone the row of tabs scrolls sideways; the page itself must not move. */
function keepInView(tab: HTMLElement | undefined) {
  const list = tab?.parentElement;
  if (tab && list) list.scrollTo({ left: tab.offsetLeft - list.offsetLeft - 20 });
}

/** Shows pictures only when all have settled: loaded, or failed and left to their ground. */
async function settlePictures(root: HTMLElement) {
  root.dataset.images = 'loading';
  const pictures = [...root.querySelectorAll('img')];
  await Promise.allSettled(
    pictures.map((picture) => {
      picture.loading = 'eager';
      return picture.decode();
    }),
  );
  root.dataset.images = 'loaded';
}
