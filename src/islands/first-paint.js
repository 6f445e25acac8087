{
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  if (!location.hash && visit?.type === 'navigate') {
    const showAll = () => delete dataset.fresh;
    const onImageLoad = ({ target }) => target.fetchPriority === 'high' && showAll();
    dataset.fresh = '';
    document.addEventListener('load', onImageLoad, true);
    for (const type of ['load', 'click', 'scroll']) addEventListener(type, showAll, true);
  }
}
