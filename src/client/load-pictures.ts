import { savesData } from './saves-data';

/** Loads all pictures once the browser is idle, except on phones and for visitors who save data. */
if (matchMedia('(width >= 48em)').matches && !savesData)
  addEventListener('load', () => whenIdle(loadPictures));

/** Safari has no idle callbacks. */
const whenIdle = window.requestIdleCallback ?? setTimeout;

function loadPictures() {
  for (const picture of document.images) {
    // Otherwise a capture of the page does not wait until the picture is decoded.
    picture.decoding = 'sync';
    picture.loading = 'eager';
  }
}
