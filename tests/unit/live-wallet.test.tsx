import assert from 'node:assert/strict';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PassFront, type PassFrontProps } from '../../src/live-wallet/preview/PassFront.tsx';
import { liveWalletData } from '../../src/model/derive/live-wallet-data.ts';
import { encodeQr } from '../../src/model/derive/qr.ts';
import { passAt } from '../../src/model/derive/timeline.ts';
import { companionColors, contrast, expiredPassColors, passColors } from '../../src/pass/colors.ts';
import {
  type Design,
  designFromHash,
  designFromSearchParams,
  designToHash,
  designToSearchParams,
  findVertical,
} from '../../src/pass/design.ts';
import { cleanName, normalizeName } from '../../src/pass/name.ts';
import { content, verticals } from '../content.ts';

const forAll = <Value,>(values: fc.Arbitrary<Value>, check: (value: Value) => void, runs = 3_000) =>
  fc.assert(fc.property(values, check), { numRuns: runs });
const segmenter = new Intl.Segmenter();
const hexColor = /^#[0-9a-f]{6}$/;

const templates = verticals.flatMap(({ id, business, pass, timeline }) =>
  timeline ? [{ id, art: business.art, pass, ...timeline }] : [],
);

const hostileNames = fc.constantFrom(
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onload='alert(1)"],
  ...['&lt;b&gt;', '%00%ff%E0%80', '&pass=2&vertical=nowhere', '#pass=1&name=x'],
  ...['\u202eevil\u202c', '\ud800', '__proto__'],
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
);
const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('Hôtel Lumière', 'فندق النور', 'ホ'.repeat(200), '👩‍👩‍👧‍👦'.repeat(40), ''),
  hostileNames,
  fc.tuple(hostileNames, fc.string({ unit: 'binary' })).map((parts) => parts.join(' ')),
);
const colors = fc
  // White and ink have nearly the same contrast on some grays.
  .oneof(
    fc.nat(0xffffff),
    fc.nat(0xff).map((gray) => gray * 0x010101),
  )
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const designs: fc.Arbitrary<Design> = fc.record(
  {
    vertical: fc.constantFrom(...templates.map(({ id }) => id)),
    name: names,
    color: colors,
    wallet: fc.constantFrom('apple' as const, 'google' as const),
  },
  { requiredKeys: ['vertical', 'name', 'wallet'] },
);

describe('names', () => {
  test('are one line within the limits, without bidirectional controls', () => {
    forAll(names, (text) => {
      const clean = cleanName(text);
      assert.ok(clean.isWellFormed());
      assert.ok(clean.length <= 240);
      assert.ok([...segmenter.segment(clean)].length <= 60);
      assert.doesNotMatch(clean, /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      assert.equal(cleanName(clean), clean);
    });
  });

  test.each(['Hôtel Lumière', 'فندق النور', 'מלון', '東京ホテル', 'हिमालय', '👩‍👩‍👧‍👦 & Söhne'])(
    'in any script stay unchanged: %s',
    (name) => expect([cleanName(name), normalizeName(name)]).toEqual([name, name]),
  );

  test.each([
    [' Alder  House ', 'Alder House'],
    ['Alder\nHouse', 'Alder House'],
    ['x'.repeat(61), 'x'.repeat(60)],
  ])('are normalized: %j', (text, name) => expect(normalizeName(text)).toBe(name));
});

describe('colors', () => {
  test('have text with a contrast of 4.5:1 or better', () => {
    forAll(colors, (color) => {
      for (const pass of [passColors(color), ...companionColors(color)]) {
        assert.ok(contrast(pass.background, pass.text) >= 4.5);
        for (const value of Object.values(pass)) assert.match(value, hexColor);
      }
    });
    const { background, text } = expiredPassColors;
    expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
  });

  test('close to the page or to black have a visible border', () => {
    for (const color of ['#ffffff', '#fff8e7', '#0a0a0a'])
      expect(contrast(passColors(color).border ?? color, color), color).toBeGreaterThan(1.5);
    expect(passColors('#0b7351').border).toBeUndefined();
  });

  test('of companions differ from their neighbors', () => {
    for (const color of ['#ffffff', '#fff8e7', '#0a0a0a', '#f4593f', '#ffc93c', '#0b4f55']) {
      const backgrounds = [color, ...companionColors(color).map(({ background }) => background)];
      for (const [index, background] of backgrounds.slice(1).entries())
        expect(contrast(background, backgrounds[index] ?? ''), color).toBeGreaterThan(1.2);
    }
  });
});

describe('share links', () => {
  test('contain the whole design', () => {
    forAll(designs, (design) => {
      const link = new URL(designToHash(design), 'https://walletable.example/');
      const parsed = designFromHash(link.hash);
      assert.deepEqual(parsed, { ...design, name: normalizeName(design.name) });
      assert.deepEqual(designFromSearchParams(designToSearchParams(design)), parsed);
      assert.ok(link.href.length < 3000);
    });
  });

  test('with any content give a valid design', () => {
    const values = fc.oneof(fc.string({ unit: 'binary' }), hostileNames, fc.constant('1'));
    const keys = fc.constantFrom(
      'pass',
      'vertical',
      'wallet',
      'color',
      'name',
      'name64',
      '__proto__',
    );
    const params = fc.array(fc.tuple(keys, values).map((pair) => pair.join('=')));
    const hashes = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 500 }).map((text) => `#pass=${text}`),
      params.map((parts) => `#pass=1&${parts.join('&')}`),
    );
    forAll(hashes, (hash) => {
      const design = designFromHash(hash);
      const { vertical, name, color, wallet, ...rest } = design;
      assert.match(vertical, /^[a-z-]*$/);
      assert.ok(templates.includes(findVertical(templates, design)));
      assert.ok(['apple', 'google'].includes(wallet));
      assert.equal(cleanName(name), name);
      if (color !== undefined) assert.match(color, hexColor);
      assert.deepEqual(rest, {});
    });
  });

  test.each(['#pass=2&vertical=offices&name=Later', '#pass=', '#pass=1.0&name=x', '#', ''])(
    'of another version give the default design: %s',
    (hash) => expect(designFromHash(hash)).toEqual({ vertical: '', name: '', wallet: 'apple' }),
  );

  test('that were shared with an earlier name of the parameter keep their vertical', () =>
    expect(designFromHash('#pass=1&use=offices&name=Alder').vertical).toBe('offices'));

  test('are short: without the default wallet, an unknown vertical and percent encoding', () => {
    const design = {
      vertical: 'hotels',
      name: 'Alder',
      color: '#0b7351',
      wallet: 'apple',
    } as const;
    expect(designToHash(design)).toBe('#pass=1&vertical=hotels&color=0b7351&name=Alder');
    expect(designToSearchParams(design).get('wallet')).toBe('apple');
    expect(designToSearchParams({ ...design, vertical: '' }).has('vertical')).toBe(false);
    expect(designToHash({ ...design, name: 'さくら' })).toMatch(/&name64=44GV44GP44KJ$/);
  });
});

describe('PassFront', () => {
  const [vertical] = templates as [(typeof templates)[number]];
  const render = (props: Partial<PassFrontProps>) => {
    const state = passAt(vertical, 0);
    const code = encodeQr('https://walletable.example');
    const shown = { art: vertical.art, colors: passColors('#0b7351'), state, code, ...props };
    return renderToStaticMarkup(<PassFront wallet="apple" name="Alder" {...shown} />);
  };
  const logo = (ratio: number, ...colors: string[]) => ({ url: 'blob:x', ratio, colors, data: '' });

  test.each(templates)('shows the fields and the artwork of $id', ({ art, pass, ...timeline }) => {
    for (const wallet of ['apple', 'google'] as const) {
      const markup = render({ wallet, art, state: passAt({ pass, ...timeline }, 0) });
      for (const text of [`#${art}"`, ...pass.fields.map(({ label }) => `>${label} <b>`)])
        expect(markup).toContain(text);
    }
  });

  test('renders the name only as text', () => {
    const tagsOf = (markup: string) =>
      markup.replace(/>[^<]*</g, '><').replace(/ [a-z-]+="[^"]*"/g, '');
    const expectTextOnly = ({ name, wallet }: Design) => {
      const markup = render({ wallet, name: cleanName(name) });
      assert.equal(tagsOf(markup), tagsOf(render({ wallet })));
      assert.ok(markup.includes(`>${renderToStaticMarkup(cleanName(name))}</b>`));
    };
    forAll(designs, expectTextOnly, 200);
  });

  test('shows a wide logo instead of the name, and the initial in a circle', () => {
    const [square, wide] = [logo(2), logo(3)];
    expect(render({ logo: square })).toMatch(/alt="".*>Alder</);
    expect(render({ logo: wide })).toMatch(/alt="Alder"/);
    expect(render({ logo: wide })).not.toContain('>Alder<');
    expect(render({ logo: square, wallet: 'google' })).toContain('<img');
    expect(render({ logo: wide, wallet: 'google' })).toMatch(/>A<.*>Alder</);
  });

  test('has a border on white, and a background for a logo in its own color', () => {
    const { border } = passColors('#ffffff');
    expect(render({ colors: passColors('#ffffff') })).toContain(`--pass-edge:${border}`);
    const background = '--contrast-background:';
    const onColor = (color: string, logoColor = '#ff0000') =>
      render({ logo: logo(1, logoColor), colors: passColors(color) });
    expect(onColor('#ff0000')).toContain(`${background}#ffffff`);
    expect(onColor('#e5c76b', '#c9a227')).toContain(`${background}#0d0f0e`);
    expect(onColor('#000000')).not.toContain(background);
  });
});

describe('timelines', () => {
  test.each(templates)(
    'of $id have short values and texts for the steps, change and expire',
    (vertical) => {
      const states = vertical.moments.map((_, index) => passAt(vertical, index));
      for (const { pass } of states)
        for (const { label, value } of [pass.header, ...pass.fields])
          expect(value.length, label).toBeLessThanOrEqual(16);
      expect(states.map(({ isExpired }) => isExpired).slice(-2)).toEqual([false, true]);
      expect(
        findVertical(liveWalletData(content)?.verticals ?? [], { vertical: vertical.id }).steps
          ?.hint,
      ).toBe(vertical.pass.hint);
      expect(new Set(states.map(({ pass }) => JSON.stringify(pass))).size).toBeGreaterThan(1);
    },
  );

  test('keep earlier changes', () => {
    const field = (label: string, value: string) => ({ label, value });
    const timeline = {
      pass: { header: field('Room', 'A'), fields: [field('Guest', 'Ida')] },
      moments: [
        { changes: [field('Room', 'B')] },
        { changes: [field('Guest', 'Leo')], hint: 'Tap' },
        { changes: [], expires: true as const },
      ],
    };
    const pass = { header: field('Room', 'B'), fields: [field('Guest', 'Leo')] };
    const second = { pass, changed: ['Guest'], hint: 'Tap', isExpired: false };
    expect(passAt(timeline, 0)).toMatchObject({ changed: [], hint: undefined });
    expect(passAt(timeline, 1)).toEqual(second);
    expect(passAt(timeline, 2)).toEqual({ pass, changed: [], hint: undefined, isExpired: true });
  });
});
