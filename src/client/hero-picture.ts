// Shows the list on the phone of the hero picture after the picture: earlier, it would delay it.
const picture = document.querySelector('[data-hero-picture]');
const image = picture?.querySelector('img');
const showList = () =>
  requestAnimationFrame(() => setTimeout(() => picture?.setAttribute('data-loaded', '')));
const showText = () => picture?.setAttribute('data-failed', '');

if (image?.complete) image.naturalWidth ? showList() : showText();
else {
  image?.addEventListener('load', showList, { once: true });
  image?.addEventListener('error', showText, { once: true });
}
