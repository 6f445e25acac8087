import { afterPaint } from './after-paint';

/** Renders the sections that base.css postpones, in tasks so short that the page responds between them. */
const sections = [...document.querySelectorAll<HTMLElement>('#fold ~ :is(section, div), footer')];

function render(section: HTMLElement) {
  section.dataset.rendered = '';
}

function renderNext() {
  const section = sections.shift();
  if (!section) return;
  render(section);
  afterPaint(renderNext);
}

const renderAll = () => sections.splice(0).forEach(render);

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Anchors and a restored scroll position need all heights; a page in the background is not painted.
if (location.hash || navigation?.type !== 'navigate' || document.hidden) renderAll();
else afterPaint(renderNext);
// Before the browser follows a link to an anchor, and before client/design.ts hydrates islands.
for (const type of ['click', 'design-start']) addEventListener(type, renderAll, { once: true });
