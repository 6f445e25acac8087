{
  const renderAll = () => document.documentElement.setAttribute('data-render-all', '');
  const keepRendered = ({ target, skipped }) => {
    if (!skipped) target.style.contentVisibility = 'visible';
  };
  if (location.hash) renderAll();
  addEventListener('click', ({ target }) => target.closest('a[href*="#"]') && renderAll(), true);
  addEventListener('contentvisibilityautostatechange', keepRendered, true);
}
