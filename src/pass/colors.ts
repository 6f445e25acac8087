/** The colors of a pass, with a text color that is always readable on its background. */
export interface PassColors {
  background: string;
  /** The color in the pass's artwork that stands out. */
  highlight: string;
  text: string;
  /** Only for a background too close to the color of the page or to black. */
  border?: string;
}

export type Rgb = [red: number, green: number, blue: number];

export const white = '#ffffff';
export const ink = '#0d0f0e';
const highlight = '#ffe6bd';
const black = '#000000';
export const paper = '#f7f5f2';

export const isHexColor = (text: unknown): text is string =>
  typeof text === 'string' && /^#[0-9a-f]{6}$/.test(text);

export const hexToRgb = (color: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as Rgb;

export const rgbToHex = (rgb: ArrayLike<number>) =>
  `#${Array.from(rgb, (channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Linear light for each 8-bit sRGB channel value. */
const linear = Array.from({ length: 256 }, (_, value) =>
  value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Relative luminance as defined by WCAG 2, of the RGB pixel that starts at `offset`. */
export function luminance(pixels: ArrayLike<number>, offset = 0): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(
    (channel) => linear[pixels[offset + channel] ?? 0],
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG 2 contrast ratio of two hex colors. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(hexToRgb(one)), luminance(hexToRgb(other))];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function mix(color: string, other: string, share: number): string {
  const [from, to] = [hexToRgb(color), hexToRgb(other)];
  return rgbToHex(from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share));
}

/** A darker shade of a pale color: the more saturated the darker, or it would become gray or olive. */
function darken(color: string, share: number): string {
  const channels = hexToRgb(color);
  const max = Math.max(...channels);
  const saturated = channels.map((channel) => max * (channel / max) ** (3 + 8 * share));
  return mix(rgbToHex(saturated), ink, share);
}

/**
 * White or ink, whichever has the higher contrast. For a narrow range of mid tones neither
 * reaches 4.5:1; pure black does.
 */
export function textColorOn(background: string): string {
  const better = contrast(background, white) >= contrast(background, ink) ? white : ink;
  return contrast(background, better) >= 4.5 ? better : black;
}

function borderOn(background: string): string | undefined {
  if (contrast(background, paper) < 1.35) return mix(background, ink, 0.28);
  if (contrast(background, ink) < 1.35) return mix(background, white, 0.28);
  return undefined;
}

export function passColors(background: string): PassColors {
  const border = borderOn(background);
  return {
    background,
    highlight: contrast(background, highlight) < 1.2 ? darken(background, 0.2) : highlight,
    text: textColorOn(background),
    ...(border && { border }),
  };
}

/** The color, darkened until its contrast with the page is that of a control's edge. */
export function edgeColor(color: string): string {
  let edge = color;
  while (contrast(edge, paper) < 3) edge = mix(edge, ink, 0.1);
  return edge;
}

export const expiredPassColors: PassColors = { ...passColors('#8f8c87'), highlight: '#d9d5cf' };

/** The colors of three passes behind a pass of this color, each unlike its neighbors. */
export function companionColors(color: string): PassColors[] {
  const isLight = contrast(color, white) < 1.35;
  const isDark = contrast(color, ink) < 1.7;
  const shades = isLight
    ? [darken(color, 0.15), darken(color, 0.62), darken(color, 0.3)]
    : [
        mix(color, white, 0.5),
        isDark ? mix(color, white, 0.22) : mix(color, ink, 0.55),
        mix(color, white, 0.74),
      ];
  return shades.map(passColors);
}

/** The custom properties that the pass styles read. */
export const passColorVars = ({
  background,
  highlight,
  text,
  border = 'transparent',
}: PassColors): Record<`--${string}`, string> => ({
  '--pass': background,
  '--pass-highlight': highlight,
  '--on-pass': text,
  '--pass-edge': border,
});
