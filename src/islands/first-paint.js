{
  const { dataset } = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation');
  if (!location.hash && navigation?.type === 'navigate') {
    const showAll = () => delete dataset.fresh;
    dataset.fresh = '';
    addEventListener('load', showAll);
    addEventListener('click', showAll, true);
    addEventListener('scroll', showAll);
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target.fetchPriority === 'high') showAll();
      },
      true,
    );
  }
}
