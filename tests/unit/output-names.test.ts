import { expect, test } from 'vitest';
import { assetFileName, shortClassNames } from '../../build/output-names.ts';

test('short class names depend on file and name only, and never contain an a', () => {
  const name = shortClassNames('/one');
  const short = name('card', '/one/src/Card.module.css');
  expect(short).toMatch(/^[b-z]{4}$/);
  expect(shortClassNames('/two')('card', '/two/src/Card.module.css?used')).toBe(short);
  expect(name('card', '/one/src/Cart.module.css')).not.toBe(short);
  expect(name('cart', '/one/src/Card.module.css')).not.toBe(short);
});

test('two classes with the same short name fail the build', () => {
  const name = shortClassNames('/one');
  const classes = Array.from({ length: 5000 }, (_, index) => `part${index}`);
  expect(() => classes.map((part) => name(part, '/one/src/A.module.css'))).toThrow(
    /^\.part\d+ in src\/A\.module\.css and \.part\d+ in src\/A\.module\.css have the same short name/,
  );
});

test('the sizes of a picture share a folder with a hash', () => {
  const name = (original: string) => assetFileName({ originalFileNames: [original] });
  const hero = name('pictures/home/hero/480.avif');
  expect(hero).toMatch(/^_astro\/home-hero\.[\w-]{6}\/\[name\]\[extname\]$/);
  expect(name('pictures/home/hero/800.webp')).toBe(hero);
  expect(name('src/ui/pass/sprite.svg')).toBe('_astro/[name].[hash][extname]');
});
