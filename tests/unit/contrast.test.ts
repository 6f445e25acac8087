import { describe, expect, test } from 'vitest';
import { contrast } from '../../src/pass/colors.ts';
import { palette, verticals } from '../content.ts';

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
