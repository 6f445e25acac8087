import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureAwareAssetName, readableClassName, shortClassNames } from '../../scripts/names.ts';

const root = mkdtempSync(join(tmpdir(), 'walletable-names-'));
const file = (name: string) => join(root, 'src', name);

beforeAll(() => {
  mkdirSync(file(''));
  const many = Array.from({ length: 300 }, (_, index) => `.part${index} { margin: 0.5em }`);
  writeFileSync(file('Many.module.css'), many.join('\n'));
  writeFileSync(file('Card.module.css'), '.card, .card:hover {}\n@keyframes rise {}');
});

afterAll(() => rmSync(root, { recursive: true }));

describe('class names', () => {
  test('are two letters, none twice, and none that a content blocker would hide', () => {
    const name = shortClassNames(root);
    const all = [
      name('card', file('Card.module.css')),
      name('rise', file('Card.module.css')),
      ...Array.from({ length: 300 }, (_, index) => name(`part${index}`, file('Many.module.css'))),
    ];
    expect(new Set(all).size).toBe(302);
    for (const short of all) expect(short).toMatch(/^[b-zB-Z]{2}$/);
  });

  test('are the same in every build, whatever is asked for first', () => {
    const [one, other] = [shortClassNames(root), shortClassNames(root)];
    other('part7', file('Many.module.css'));
    expect(one('card', file('Card.module.css'))).toBe(other('card', file('Card.module.css')));
  });

  test('a class nobody wrote is an error that names it', () => {
    expect(() => shortClassNames(root)('cart', file('Card.module.css'))).toThrow(
      'src/Card.module.css: .cart',
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
