import { expect, test } from 'vitest';
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

test.each([
  ['ink', ['paper', 'paper-2', 'paper-3', 'pale'], 4.5],
  ['ink-2', ['paper', 'paper-2'], 4.5],
  ['gray', ['paper', 'paper-2'], 4.5],
  ['gray-on-ink', ['ink'], 4.5],
  ['soft-on-ink', ['ink'], 4.5],
  // Crossed-out text is large.
  ['struck', ['paper'], 3],
] as const)('%s on %j has a contrast of at least %f', (text, backgrounds, minimum) => {
  for (const name of backgrounds)
    expect(contrast(page[text], page[name]), name).toBeGreaterThanOrEqual(minimum);
});

test('every vertical has a theme of its own', () => {
  expect(new Set(verticals.map(({ theme }) => theme)).size).toBe(verticals.length);
});

test.each(Object.entries(palette.themes))('text in theme %s has a contrast of 4.5', (_, theme) => {
  const colorOf = (text: string) => (text === 'ink' ? page.ink : '#ffffff');
  for (const { text, main } of [theme.base, theme.accent])
    expect(contrast(colorOf(text), main)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(page.paper, theme.shade)).toBeGreaterThanOrEqual(4.5);
});
