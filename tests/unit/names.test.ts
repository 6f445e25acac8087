import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureAwareAssetName, readableClassName, shortClassNames } from '../../build/names.ts';

/** A project of two styles, somewhere. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'names-'));
  mkdirSync(join(root, 'src/ui'), { recursive: true });
  const parts = Array.from({ length: 700 }, (_, index) => `.part${index} { margin: 0.5rem; }`);
  writeFileSync(join(root, 'src/ui/A.module.css'), parts.join('\n'));
  writeFileSync(join(root, 'src/B.module.css'), '/* .gone */ .part0 {} @keyframes fill {}');
  return root;
}

describe('class names', () => {
  test('are short, never the same twice, and none that a content blocker would hide', () => {
    const root = project();
    const name = shortClassNames(root);
    const all = Array.from({ length: 700 }, (_, index) =>
      name(`part${index}`, join(root, 'src/ui/A.module.css')),
    );
    all.push(...['part0', 'fill'].map((part) => name(part, join(root, 'src/B.module.css?used'))));
    expect(new Set(all).size).toBe(702);
    for (const short of all) expect(short).toMatch(/^[b-z]{2,3}$/);
    expect(all.filter((short) => short.length === 2)).toHaveLength(625);
  });

  test('are the same wherever the project lies, and whichever is asked for first', () => {
    const [one, other] = [project(), project()];
    const last = shortClassNames(one)('part699', join(one, 'src/ui/A.module.css'));
    const names = shortClassNames(other);
    names('part7', join(other, 'src/ui/A.module.css'));
    expect(names('part699', join(other, 'src/ui/A.module.css'))).toBe(last);
  });

  test('one that no style has stops the build', () => {
    const root = project();
    expect(() => shortClassNames(root)('gone', join(root, 'src/B.module.css'))).toThrow(
      '.gone in src/B.module.css has no short name',
    );
  });

  test('say where they come from while working', () => {
    expect(readableClassName('card', '/work/src/Card.module.css')).toBe('Card-card');
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
