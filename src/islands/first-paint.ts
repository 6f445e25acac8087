/**
 * A page that opens at its top is first painted without what lies below the first screen: see
 * first-paint.css. What opens elsewhere (an anchor, a reload), or is used before that, needs the true
 * heights at once. It stands in the head of every page, so it imports nothing and stays small.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

if (!location.hash && visit?.type === 'navigate') {
  const { dataset } = document.documentElement;
  const takeUp = () => delete dataset.fresh;
  dataset.fresh = '';
  addEventListener('click', takeUp, true);
  new PerformanceObserver(takeUp).observe({ type: 'paint' });
}
