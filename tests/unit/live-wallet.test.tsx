import assert from 'node:assert/strict';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PassFront } from '../../src/live-wallet/preview/PassFront.tsx';
import { encodeQr } from '../../src/model/derive/qr.ts';
import { passAt } from '../../src/model/derive/timeline.ts';
import {
  contrast,
  darkenedPassColors,
  expiredPassColors,
  isHexColor,
  passColors,
  textColorOn,
} from '../../src/pass/colors.ts';
import {
  type Design,
  designFromHash,
  designToHash,
  designToSearchParams,
  findUse,
  normalizeDesign,
} from '../../src/pass/design.ts';
import { cleanName } from '../../src/pass/name.ts';
import { verticals } from '../content.ts';

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
console.log(`Live wallet: random designs with SEED=${seed}`);
const runs = (numRuns: number) => ({ seed, numRuns });
const minutes = 60_000;
const segmenter = new Intl.Segmenter();

const uses = verticals.flatMap(({ id, tenant, pass, timeline }) =>
  timeline ? [{ id, art: tenant.art, pass, ...timeline }] : [],
);

/** Names as people have them, as machines break them, and as attackers write them. */
const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '&lt;b&gt;',
  '%00%ff%E0%80',
  '&pass=2&use=nowhere',
  '#pass=1&name=x',
  '\u202eevil\u202c',
  '\ud800',
  '__proto__',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
);
const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    'Hôtel Lumière',
    'فندق النور',
    '東京ホテル',
    'ホ'.repeat(200),
    '👩‍👩‍👧‍👦'.repeat(40),
    '',
  ),
  hostile,
  fc.tuple(hostile, fc.string({ unit: 'binary' })).map((parts) => parts.join(' ')),
);
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const design: fc.Arbitrary<Design> = fc.record(
  {
    use: fc.constantFrom(...uses.map(({ id }) => id)),
    name,
    color,
    wallet: fc.constantFrom('apple' as const, 'google' as const),
  },
  { requiredKeys: ['use', 'name', 'wallet'] },
);

describe('a name', () => {
  test(
    'is one line of bearable length, without marks that turn the text around it',
    () => {
      fc.assert(
        fc.property(name, (text) => {
          const clean = cleanName(text);
          assert.ok(clean.isWellFormed());
          assert.ok(clean.length <= 240);
          assert.ok([...segmenter.segment(clean)].length <= 60);
          assert.doesNotMatch(clean, /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
          assert.equal(cleanName(clean), clean);
        }),
        runs(3_000),
      );
    },
    2 * minutes,
  );

  test.each(['Hôtel Lumière', 'فندق النور', 'מלון', '東京ホテル', 'हिमालय', '👩‍👩‍👧‍👦 & Söhne'])(
    'in any script stays as it was written: %s',
    (text) => expect(cleanName(text)).toBe(text),
  );
});

describe('a color', () => {
  test(
    'always carries text of 4.5 to 1 or better',
    () => {
      fc.assert(
        fc.property(color, fc.integer({ min: 0, max: 3 }), (value, behind) => {
          for (const colors of [passColors(value), darkenedPassColors(value, behind)]) {
            assert.ok(contrast(colors.background, colors.text) >= 4.5);
            assert.ok(Object.values(colors).every(isHexColor));
          }
        }),
        runs(3_000),
      );
      expect(contrast(expiredPassColors.background, expiredPassColors.text)).toBeGreaterThanOrEqual(
        4.5,
      );
    },
    2 * minutes,
  );

  test('of every gray, where white and ink are nearly alike, too', () => {
    for (let value = 0; value < 256; value++) {
      const gray = `#${value.toString(16).padStart(2, '0').repeat(3)}`;
      expect(contrast(gray, textColorOn(gray)), gray).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('a link', () => {
  test(
    'reopens exactly the pass that it was made from',
    () => {
      fc.assert(
        fc.property(design, (made) => {
          const link = new URL(designToHash(made), 'https://walletable.example/');
          assert.deepEqual(designFromHash(link.hash), normalizeDesign(made));
          assert.ok(link.href.length < 3000);
        }),
        runs(3_000),
      );
    },
    2 * minutes,
  );

  test(
    'that says anything at all gives a pass that can be drawn',
    () => {
      const value = fc.oneof(fc.string({ unit: 'binary' }), hostile, fc.constantFrom('1', '2', ''));
      const keys = fc.constantFrom('pass', 'use', 'wallet', 'color', 'name', '__proto__', 'x');
      const said = fc.array(fc.tuple(keys, value)).map((all) => all.map((one) => one.join('=')));
      const fragment = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 500 }).map((text) => `#pass=${text}`),
        said.map((parts) => `#pass=1&${parts.join('&')}`),
        said.map(
          (parts) => `#${parts.map((part) => encodeURIComponent(part.toWellFormed())).join('&')}`,
        ),
      );
      fc.assert(
        fc.property(fragment, (text) => {
          const { use, name: called, color: dyed, wallet, ...rest } = designFromHash(text);
          assert.match(use, /^[a-z-]*$/);
          assert.ok(uses.includes(findUse(uses, designFromHash(text))));
          assert.ok(['apple', 'google'].includes(wallet));
          assert.equal(cleanName(called), called);
          assert.ok(dyed === undefined || isHexColor(dyed));
          assert.deepEqual(rest, {});
        }),
        runs(3_000),
      );
    },
    2 * minutes,
  );

  test.each(['#pass=2&use=offices&name=Later', '#pass=', '#pass=1.0&name=x', '#', ''])(
    'of another version falls back to the defaults: %s',
    (text) => expect(designFromHash(text)).toEqual({ use: '', name: '', wallet: 'apple' }),
  );

  test('stays small for a usual name', () => {
    const made = {
      use: 'hotels',
      name: 'Alder House',
      color: '#0b7351',
      wallet: 'apple',
    } as const;
    expect(designToHash(made)).toBe('#pass=1&use=hotels&color=0b7351&name=Alder+House');
    expect(`${designToSearchParams(made)}`).toBe(
      'use=hotels&wallet=apple&color=0b7351&name=Alder+House',
    );
  });
});

describe('the drawn pass', () => {
  const code = encodeQr('https://walletable.example');
  const escaped = (text: string) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#x27;');
  const tagsOf = (markup: string) =>
    markup.replace(/>[^<]*</g, '><').replace(/ [a-z-]+="[^"]*"/g, '');

  test(
    'is the same markup whatever the name, and the name only ever text',
    () => {
      fc.assert(
        fc.property(design, fc.nat(), (made, number) => {
          const settled = normalizeDesign(made);
          const use = uses.find(({ id }) => id === made.use);
          if (!use) throw new Error('no such use');
          const draw = (called: string) =>
            renderToStaticMarkup(
              <PassFront
                wallet={made.wallet}
                name={called}
                art={use.art}
                colors={passColors(made.color ?? '#0b7351')}
                state={passAt(use, number % use.moments.length)}
                code={code}
                expiredLabel="Expired"
              />,
            );
          const markup = draw(settled.name);
          assert.equal(tagsOf(markup), tagsOf(draw('Plain')));
          assert.ok(markup.includes(`>${escaped(settled.name)}</b>`));
        }),
        runs(200),
      );
    },
    2 * minutes,
  );

  test('keeps to what both wallets can hold, at every moment of every use', () => {
    for (const use of uses) {
      for (const at of use.moments.keys()) {
        const { pass } = passAt(use, at);
        expect(pass.fields.length).toBeLessThanOrEqual(4);
        for (const { label, value } of [pass.header, ...pass.fields]) {
          expect(label).not.toBe('');
          expect(value.length, `${use.id} ${label}`).toBeLessThanOrEqual(16);
        }
      }
    }
  });
});

describe('a timeline', () => {
  test.each(uses.map((use) => [use.id, use] as const))('of %s changes, and ends', (_, use) => {
    const last = use.moments.length - 1;
    expect(passAt(use, last).isExpired).toBe(true);
    expect(passAt(use, last - 1).isExpired).toBe(false);
    expect(passAt(use, 0).changed).toEqual([]);
    const faces = use.moments.map((__, at) => JSON.stringify(passAt(use, at).pass));
    expect(new Set(faces).size).toBeGreaterThan(1);
  });

  test('keeps what has changed before', () => {
    const field = (label: string, value: string) => ({ label, value });
    const timeline = {
      pass: { header: field('Room', 'A'), fields: [field('Guest', 'Ida')] },
      moments: [
        { name: '1', day: '', time: '', notification: '', changes: [field('Room', 'B')] },
        { name: '2', day: '', time: '', notification: '', changes: [field('Guest', 'Leo')] },
        { name: '3', day: '', time: '', notification: '', changes: [], expires: true as const },
      ],
    };
    expect(passAt(timeline, 2)).toEqual({
      pass: { header: field('Room', 'B'), fields: [field('Guest', 'Leo')] },
      changed: [],
      hint: undefined,
      isExpired: true,
    });
    expect(passAt(timeline, 1).changed).toEqual(['Guest']);
  });
});
