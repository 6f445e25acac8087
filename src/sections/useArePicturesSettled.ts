import { type RefObject, useEffect, useState } from 'react';

/** Whether all pictures in the element can be shown whole, or have failed. */
export function useArePicturesSettled(root: RefObject<HTMLElement | null>) {
  const [areSettled, setAreSettled] = useState(false);
  useEffect(() => {
    const images = [...(root.current?.querySelectorAll('img') ?? [])];
    Promise.allSettled(images.map(decode)).then(() => setAreSettled(true));
  }, [root]);
  return areSettled;
}

async function decode(image: HTMLImageElement) {
  // Firefox does not wait for a lazy image, but rejects.
  if (!image.complete)
    await new Promise((resolve) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', resolve);
    });
  await image.decode();
}
