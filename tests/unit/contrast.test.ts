import { expect, test } from 'vitest';
import { contrast } from '../../src/pass/colors.ts';
import { checkContrast } from '../../tools/build/check-contrast.ts';
import { palette } from '../content.ts';

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

test('text in every theme has a contrast of 4.5; otherwise its field is named', () => {
  checkContrast(palette);
  const [name = '', theme] = Object.entries(palette.themes)[0] ?? [];
  const base = { ...theme?.base, main: '#aee6cf', text: 'white' };
  const themes = { ...palette.themes, [name]: { ...theme, base } };
  const pale = { ...palette, themes } as typeof palette;
  expect(() => checkContrast(pale)).toThrow(
    `themes.yaml is not right:\n  themes.${name}.base.main: expected a contrast of at least 4.5 with the text on it; text: white on #aee6cf has 1.4`,
  );
});
