import type { CSSProperties } from 'react';

/** A pass's color, with text that can always be read. Its shades are mixed by pass/PassFront.module.css. */
export interface Dye {
  pass: string;
  glow: string;
  on: string;
  /** A line around one that would be lost on paper. */
  edge?: string;
}

type Rgb = [number, number, number];

export const white = '#ffffff';
export const ink = '#0d0f0e';
const black = '#000000';
const candle = '#ffe6bd';
/** The screen of a phone, and the page. */
const paper = '#f7f5f2';

const toRgb = (color: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as Rgb;

export const toHex = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red, green, blue] = toRgb(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function mix(color: string, other: string, share: number): string {
  const [from, to] = [toRgb(color), toRgb(other)];
  return toHex(from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as Rgb);
}

/**
 * White or ink, whichever reads better. In a narrow band of middle themes neither is enough;
 * there pure black is.
 */
export function textOn(color: string): string {
  const better = contrast(color, white) >= contrast(color, ink) ? white : ink;
  return contrast(color, better) >= 4.5 ? better : black;
}

export const dyeOf = (color: string): Dye => ({
  pass: color,
  glow: candle,
  on: textOn(color),
  ...(contrast(color, paper) < 1.2 && { edge: mix(color, ink, 0.2) }),
});

/** A pass that has ended is set aside: it loses its color. */
export const ended: Dye = { ...dyeOf('#8f8c87'), glow: '#d9d5cf' };

/** What the dye becomes behind the first: for the passes that stand behind it. */
export const deeper = (color: string, steps: number) => dyeOf(mix(color, ink, steps * 0.2));

/** What a part of the page wears, so that what is drawn in it has the pass's colors. */
export const wearing = ({ pass, glow, on, edge = 'transparent' }: Dye) =>
  ({
    '--pass': pass,
    '--pass-highlight': glow,
    '--on-pass': on,
    '--pass-edge': edge,
  }) as CSSProperties;
