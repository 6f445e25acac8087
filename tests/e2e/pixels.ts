import type { Page } from '@playwright/test';
import sharp from 'sharp';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box in whole pixels, and no further than the view. */
function withinView(page: Page, { x, y, width, height }: Box): Box {
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const right = Math.min(view.width, Math.ceil(x + width));
  const bottom = Math.min(view.height, Math.ceil(y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** What is painted in each of these parts of the view, as raw RGB, a pixel of CSS each. */
export async function pixelsIn(page: Page, parts: Box[]): Promise<Buffer[]> {
  const boxes = parts.map((part) => withinView(page, part));
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  const clip = { x, y, width, height };
  // As it is: to stop what moves, or hide the caret, the driver would restyle the whole page.
  const picture = await page.screenshot({ clip, scale: 'css', caret: 'initial' });
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  return boxes.map((box) =>
    Buffer.concat(
      Array.from({ length: box.height }, (_, row) => {
        const start = ((box.y - y + row) * width + box.x - x) * 3;
        return pixels.subarray(start, start + box.width * 3);
      }),
    ),
  );
}

/** Luminance as WCAG defines it, for the pixel that starts here. */
export function luminance(pixels: ArrayLike<number>, at = 0) {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
