{
  const keepRendered = ({ target, skipped }) => {
    if (!skipped) target.style.contentVisibility = 'visible';
  };
  document.addEventListener('contentvisibilityautostatechange', keepRendered, true);
}
