import { hexToRgb, passColors, type Rgb } from '../../src/pass/colors.ts';

/** The color format of pass.json. */
export const cssRgb = (color: string) => `rgb(${hexToRgb(color).join(', ')})`;

/** The four colors of the artwork: the pass color, a lighter and a darker shade, and the highlight. */
export const artworkColors = (color: string): [Rgb, ...Rgb[]] => [
  hexToRgb(color),
  changeLightness(color, 0.1),
  changeLightness(color, -0.07),
  hexToRgb(passColors(color).highlight),
];

/** Same hue and saturation with another HSL lightness, like CSS `hsl(from …)`. */
function changeLightness(color: string, difference: number): Rgb {
  const channels = hexToRgb(color).map((channel) => channel / 255);
  const [max, min] = [Math.max(...channels), Math.min(...channels)];
  const lightness = (max + min) / 2;
  const chromaRange = (value: number) => Math.min(value, 1 - value);
  const target = Math.min(1, Math.max(0, lightness + difference));
  const scale = chromaRange(lightness) === 0 ? 0 : chromaRange(target) / chromaRange(lightness);
  return channels.map((channel) =>
    Math.round((target + (channel - lightness) * scale) * 255),
  ) as Rgb;
}
