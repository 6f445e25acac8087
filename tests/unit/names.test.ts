import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureAwareAssetName, readableClassName, shortClassNames } from '../../build/names.ts';

const root = '/work';
const file = (name: string) => join(root, 'src', name);

describe('class names', () => {
  test('are four letters, and none that a content blocker would hide', () => {
    const name = shortClassNames(root);
    const all = Array.from({ length: 40 }, (_, index) =>
      name(`part${index}`, file('A.module.css')),
    );
    for (const short of all) expect(short).toMatch(/^[b-z]{4}$/);
  });

  test('come from file and name alone: the order and the place of the project do not matter', () => {
    const one = shortClassNames(root);
    const other = shortClassNames('/elsewhere');
    other('part7', '/elsewhere/src/A.module.css');
    const card = one('card', file('Card.module.css'));
    expect(other('card', '/elsewhere/src/Card.module.css?used')).toBe(card);
    expect(one('card', file('Cart.module.css'))).not.toBe(card);
    expect(one('cart', file('Card.module.css'))).not.toBe(card);
  });

  test('two that would be the same stop the build, which names both', () => {
    const name = shortClassNames(root);
    const all = Array.from({ length: 5000 }, (_, index) => `part${index}`);
    expect(() => all.map((part) => name(part, file('A.module.css')))).toThrow(
      /^\.part\d+ in src\/A\.module\.css and \.part\d+ in src\/A\.module\.css would both be called/,
    );
  });

  test('say where they come from while working', () => {
    expect(readableClassName('card', file('Card.module.css'))).toBe('Card-card');
  });
});

test('the sizes of a picture share a folder, named after slot and content', () => {
  const name = (original: string) => pictureAwareAssetName({ originalFileNames: [original] });
  const hero = name('pictures/home/hero/480.avif');
  expect(hero).toMatch(/^_astro\/home-hero\.[\w-]{6}\/\[name\]\[extname\]$/);
  expect(name('pictures/home/hero/800.webp')).toBe(hero);
  expect(name('pictures/home/problem/640.avif')).not.toBe(hero.replace('hero', 'problem'));
  expect(name('src/ui/pass/sprite.svg')).toBe('_astro/[name].[hash][extname]');
});
