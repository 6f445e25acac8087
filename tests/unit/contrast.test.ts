import { describe, expect, test } from 'vitest';
import { palette, verticals } from '../content.ts';

/** Every pair of colors that carries text, in every theme, as WCAG 2 measures it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string): number {
  const [dark = 0, light = 0] = [luminance(text), luminance(ground)].sort(
    (one, other) => one - other,
  );
  return (light + 0.05) / (dark + 0.05);
}

test('the measure itself: black on white is 21, a color on itself is 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#767676')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe('on every page', () => {
  const { page } = palette;

  test.each([
    ['ink', 'paper'],
    ['ink', 'paper-2'],
    ['ink', 'paper-3'],
    ['ink', 'pale'],
    ['ink-2', 'paper'],
    ['ink-2', 'paper-2'],
    ['gray', 'paper'],
    ['gray', 'paper-2'],
    ['paper', 'ink'],
    ['gray-on-ink', 'ink'],
    ['soft-on-ink', 'ink'],
  ] as const)('%s on %s can be read', (text, ground) => {
    expect(contrast(page[text], page[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('struck on paper, which is large type only, can be read', () => {
    expect(contrast(page.struck, page.paper)).toBeGreaterThanOrEqual(3);
  });
});

test('every vertical has its own colors', () => {
  expect(new Set(verticals.map(({ theme }) => theme)).size).toBe(verticals.length);
});

describe.each(Object.entries(palette.themes))('%s', (_name, { base, shade, accent }) => {
  const { ink, paper } = palette.page;

  test.each([
    ['base', base],
    ['accent', accent],
  ])('text on %s can be read', (_dress, { main, text }) => {
    expect(contrast(text === 'ink' ? ink : '#ffffff', main)).toBeGreaterThanOrEqual(4.5);
  });

  test('paper on shade can be read', () => {
    expect(contrast(paper, shade)).toBeGreaterThanOrEqual(4.5);
  });
});
