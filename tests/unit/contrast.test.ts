import { describe, expect, test } from 'vitest';
import { palette, verticals } from '../content.ts';

/** Relative luminance as defined by WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#767676', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

const { page } = palette;

/** Crossed-out text is large, for which 3 is enough. */
test.each([
  ['ink', 'paper', 4.5],
  ['ink', 'paper-2', 4.5],
  ['ink', 'paper-3', 4.5],
  ['ink', 'pale', 4.5],
  ['ink-2', 'paper', 4.5],
  ['ink-2', 'paper-2', 4.5],
  ['gray', 'paper', 4.5],
  ['gray', 'paper-2', 4.5],
  ['gray-on-ink', 'ink', 4.5],
  ['soft-on-ink', 'ink', 4.5],
  ['struck', 'paper', 3],
] as const)('%s on %s has a contrast of at least %f', (text, background, minimum) => {
  expect(contrast(page[text], page[background])).toBeGreaterThanOrEqual(minimum);
});

test('every vertical has a theme of its own', () => {
  expect(new Set(verticals.map(({ theme }) => theme)).size).toBe(verticals.length);
});

describe.each(Object.entries(palette.themes))('theme %s', (_name, { base, shade, accent }) => {
  const colorOf = (text: string) => (text === 'ink' ? page.ink : '#ffffff');

  test.each([
    ['base', colorOf(base.text), base.main],
    ['accent', colorOf(accent.text), accent.main],
    ['shade', page.paper, shade],
  ])('text on %s has a contrast of at least 4.5', (_color, text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });
});
