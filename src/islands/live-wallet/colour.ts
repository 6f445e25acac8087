import type { CSSProperties } from 'react';

/** A pass's colour, with text that can always be read. Its shades are mixed by pass/PassFront.module.css. */
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

const toRgb = (colour: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as Rgb;

export const toHex = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = toRgb(colour).map((part) => {
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

function mix(colour: string, other: string, share: number): string {
  const [from, to] = [toRgb(colour), toRgb(other)];
  return toHex(from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as Rgb);
}

/**
 * White or ink, whichever reads better. In a narrow band of middle tones neither is enough;
 * there pure black is.
 */
export function textOn(colour: string): string {
  const better = contrast(colour, white) >= contrast(colour, ink) ? white : ink;
  return contrast(colour, better) >= 4.5 ? better : black;
}

export const dyeOf = (colour: string): Dye => ({
  pass: colour,
  glow: candle,
  on: textOn(colour),
  ...(contrast(colour, paper) < 1.2 && { edge: mix(colour, ink, 0.2) }),
});

/** A pass that has ended is set aside: it loses its colour. */
export const ended: Dye = { ...dyeOf('#8f8c87'), glow: '#d9d5cf' };

/** What the dye becomes behind the first: for the passes that stand behind it. */
export const deeper = (colour: string, steps: number) => dyeOf(mix(colour, ink, steps * 0.2));

/** What a part of the page wears, so that what is drawn in it has the pass's colours. */
export const wearing = ({ pass, glow, on, edge = 'transparent' }: Dye) =>
  ({
    '--pass': pass,
    '--pass-glow': glow,
    '--on-pass': on,
    '--pass-edge': edge,
  }) as CSSProperties;
