import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PassFront, type PassFrontProps } from './PassFront';
import { paint } from './paint';

/** The width of a pass in points, as Apple draws it, and the finest screen's scale. */
const picture = { width: 375, scale: 3 };

/** Draws the pass once more, where nobody sees it and nothing turns it, and paints that. */
export async function pictureOf(front: PassFrontProps): Promise<Blob> {
  const place = document.createElement('div');
  Object.assign(place.style, { position: 'fixed', left: '-2000px', width: `${picture.width}px` });
  place.inert = true;
  document.body.append(place);
  const root = createRoot(place);
  try {
    flushSync(() => root.render(<PassFront {...front} />));
    await Promise.all(Array.from(place.querySelectorAll('img'), (image) => image.decode()));
    return await paint(place.firstElementChild as HTMLElement, picture.scale);
  } finally {
    root.unmount();
    place.remove();
  }
}

export function download(file: Blob, name: string, otherwise: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name.replace(/[\s\p{P}\p{S}\p{C}]+/gu, '-').replace(/^-|-$/g, '') || otherwise}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
