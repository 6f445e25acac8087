{
  const { dataset } = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation');
  if (!location.hash && navigation?.type === 'navigate') {
    const showAll = () => delete dataset.firstPaint;
    const onImageLoad = ({ target }) => target.fetchPriority === 'high' && showAll();
    dataset.firstPaint = '';
    document.addEventListener('load', onImageLoad, true);
    for (const type of ['load', 'click', 'scroll']) addEventListener(type, showAll, true);
  }
}
