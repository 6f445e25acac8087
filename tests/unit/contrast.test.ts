import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Every pair of colours that carries text, in every vertical, as WCAG 2 measures it. */
const css = readFileSync('src/styles/tokens.css', 'utf8');
const verticals = globSync('src/content/verticals/*.yaml').map((file) => basename(file, '.yaml'));

type Tokens = Record<string, string>;

/** The colours that one rule, or several with this selector, sets. */
function tokensOf(selector: string): Tokens {
  const rules = css.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const found: Tokens = {};
  for (const [, selectors = '', body = ''] of rules) {
    const names = selectors.replace(/\/\*[\s\S]*?\*\//g, '').split(',');
    if (!names.some((name) => name.trim() === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      found[name] = value.trim();
    }
  }
  return found;
}

function luminance(token: string, tokens: Tokens): number {
  const value = tokens[token] ?? `no --${token}`;
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return luminance(reference, tokens);
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1];
  if (!hex) throw new Error(`--${token}: expected a colour such as #0d0f0e, got ${value}`);
  const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((from) => {
    const part = Number.parseInt(digits.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string, tokens: Tokens): number {
  const [dark = 0, light = 0] = [luminance(text, tokens), luminance(ground, tokens)].sort(
    (one, other) => one - other,
  );
  return (light + 0.05) / (dark + 0.05);
}

const root = tokensOf(':root');

test('the measure itself: black on white is 21, a colour on itself is 1', () => {
  const tokens = { black: '#000', white: '#ffffff', grey: '#767676', same: 'var(--grey)' };
  expect(contrast('black', 'white', tokens)).toBeCloseTo(21, 5);
  expect(contrast('grey', 'same', tokens)).toBe(1);
  expect(contrast('grey', 'white', tokens)).toBeCloseTo(4.54, 2);
});

describe('on every page', () => {
  test.each([
    ['ink', 'paper'],
    ['ink', 'paper-2'],
    ['ink', 'paper-3'],
    ['ink', 'pale'],
    ['ink-2', 'paper'],
    ['ink-2', 'paper-2'],
    ['grey', 'paper'],
    ['grey', 'paper-2'],
    ['paper', 'ink'],
    ['grey-on-ink', 'ink'],
  ])('%s on %s can be read', (text, ground) => {
    expect(contrast(text, ground, root)).toBeGreaterThanOrEqual(4.5);
  });

  test('struck on paper, which is large type only, can be read', () => {
    expect(contrast('struck', 'paper', root)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(verticals)('%s', (vertical) => {
  const own = tokensOf(`[data-tone='${vertical}']`);
  const tokens = { ...root, ...own };

  test('sets all of its colours, so that none of another vertical shows through', () => {
    const all = Object.keys(tokensOf("[data-tone='hotels']")).sort();
    expect(all.length).toBeGreaterThan(0);
    expect(Object.keys(own).sort()).toEqual(all);
  });

  test.each([
    ['on-set', 'set'],
    ['on-accent', 'accent'],
    ['paper', 'deep'],
  ])('%s on %s can be read', (text, ground) => {
    expect(contrast(text, ground, tokens)).toBeGreaterThanOrEqual(4.5);
  });
});
