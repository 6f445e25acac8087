import { createRotation, type Stop } from './rotation';

const keys = { ArrowRight: 1, ArrowLeft: -1 } as const;

/** Brings the audience tabs to life: WAI-ARIA tabs that turn by themselves. */
export function startTabs(root: HTMLElement) {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const views = [...root.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  const toggle = root.querySelector<HTMLButtonElement>('[data-toggle]');
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');

  function show(index: number, held: boolean) {
    for (const [position, tab] of tabs.entries()) {
      const selected = position === index;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      views[position]?.toggleAttribute('data-selected', selected);
    }
    root.dataset.rotating = held ? 'held' : '';
    restartClock(tabs[index]);
    keepInView(tabs[index]);
  }

  const rotation = createRotation({
    count: tabs.length,
    onSelect: show,
    onStop: (stopped) => root.toggleAttribute('data-stopped', stopped),
  });
  const follow = (reason: Stop, stopped: boolean) =>
    stopped ? rotation.stop(reason) : rotation.go(reason);

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      rotation.select(index);
    });
    tab.addEventListener('keydown', (event) => {
      const target = targetOf(event.key, index, tabs.length);
      if (target === undefined) return;
      event.preventDefault();
      rotation.select(target);
      tabs[target]?.focus();
    });
    tab.addEventListener('focus', () => follow('focus', tab.matches(':focus-visible')));
    tab.addEventListener('blur', () => follow('focus', false));
  }

  toggle?.addEventListener('click', () => {
    const paused = toggle.dataset.state === 'running';
    toggle.dataset.state = paused ? 'paused' : 'running';
    follow('paused', paused);
  });

  new IntersectionObserver(([entry]) => follow('off-screen', !entry?.isIntersecting)).observe(root);
  const watchPage = () => follow('hidden', document.hidden);
  document.addEventListener('visibilitychange', watchPage);
  const watchMotion = () => {
    follow('reduced-motion', stillness.matches);
    if (toggle) toggle.hidden = stillness.matches;
  };
  stillness.addEventListener('change', watchMotion);

  rotation.stop('off-screen');
  watchPage();
  watchMotion();
  if (toggle) toggle.dataset.state = 'running';
  show(0, false);
  root.dataset.ready = '';
  void settlePictures(root);
}

function targetOf(key: string, index: number, count: number) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (!(key in keys)) return undefined;
  return (index + keys[key as keyof typeof keys] + count) % count;
}

/** The underline is drawn by CSS; taking its box away for a moment starts it from the left. */
function restartClock(tab: HTMLElement | undefined) {
  const clock = tab?.querySelector<HTMLElement>('[data-clock]');
  if (!clock) return;
  clock.hidden = true;
  clock.getBoundingClientRect();
  clock.hidden = false;
}

/** On a phone the row of tabs scrolls sideways; the page itself must not move. */
function keepInView(tab: HTMLElement | undefined) {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  list.scrollTo({ left: tab.offsetLeft - list.offsetLeft - 20, behavior });
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
