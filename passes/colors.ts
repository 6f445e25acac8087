export type Rgb = [red: number, green: number, blue: number];

export const isColor = (text: unknown): text is string =>
  typeof text === 'string' && /^#[0-9a-f]{6}$/.test(text);

export const toRgb = (color: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Rgb;

/** As Apple wants it. */
export const cssRgb = (color: string) => `rgb(${toRgb(color).join(', ')})`;

const [white, ink, black, candle] = ['#ffffff', '#0d0f0e', '#000000', '#ffe6bd'] as const;

/** Relative luminance, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red, green, blue] = toRgb(color).map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White or ink, whichever reads better; where neither is enough, black is. */
export function textOn(color: string): string {
  const ground = luminance(color) + 0.05;
  const [onWhite, onInk] = [1.05 / ground, ground / (luminance(ink) + 0.05)];
  if (Math.max(onWhite, onInk) < 4.5) return black;
  return onWhite >= onInk ? white : ink;
}

/** The four colors of a motif: the color, a lighter and a darker shade of it, and light. */
export const motifColors = (color: string): Rgb[] => [
  toRgb(color),
  shaded(color, 0.1),
  shaded(color, -0.07),
  toRgb(candle),
];

/** The same hue and saturation, with another lightness: what a browser makes of `hsl(from …)`. */
function shaded(color: string, by: number): Rgb {
  const parts = toRgb(color).map((part) => part / 255);
  const [most, least] = [Math.max(...parts), Math.min(...parts)];
  const lightness = (most + least) / 2;
  const reach = (at: number) => Math.min(at, 1 - at);
  const wanted = Math.min(1, Math.max(0, lightness + by));
  const share = reach(lightness) === 0 ? 0 : reach(wanted) / reach(lightness);
  return parts.map((part) => Math.round((wanted + (part - lightness) * share) * 255)) as Rgb;
}
