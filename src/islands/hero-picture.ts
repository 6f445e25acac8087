// Marks the hero picture as loaded, so that the list on its phone is not shown before the phone.
const picture = document.querySelector('[data-hero-picture]');
const image = picture?.querySelector('img');
const markLoaded = () => picture?.setAttribute('data-loaded', '');

if (image?.complete) markLoaded();
else image?.addEventListener('load', markLoaded, { once: true });
