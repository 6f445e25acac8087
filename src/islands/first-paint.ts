/**
 * A page that opens at its top is laid out without what lies below the first screen, see
 * first-paint.css, until the picture there has come: nothing below is fetched or drawn before it.
 * What opens elsewhere (an anchor, a reload), or is used before that, needs the true heights at once.
 * It stands in the head of every page, so it imports nothing and stays small.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

if (!location.hash && visit?.type === 'navigate') {
  const { dataset } = document.documentElement;
  const takeUp = ({ type, target }: Event) => {
    const { fetchPriority } = target as HTMLImageElement;
    if (type === 'click' || target === document || fetchPriority === 'high') delete dataset.fresh;
  };
  dataset.fresh = '';
  for (const type of ['click', 'load', 'scroll']) addEventListener(type, takeUp, true);
}
