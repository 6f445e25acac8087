import { correction, generate } from 'lean-qr';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button, buttonProps } from '../../src/ui/Button.tsx';
import { Lines } from '../../src/ui/Lines.tsx';
import { Pass } from '../../src/ui/pass/Pass.tsx';
import { QrCode } from '../../src/ui/QrCode.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(element);

/** What a reader hears: the text without the tags. */
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');

/** The dark modules that the path draws: runs of `h`, the first of row y at `M x y.5`. */
function drawnModules(markup: string) {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1]);
  const path = / d="([^"]+)"/.exec(markup)?.[1] ?? '';
  const runs = [...path.matchAll(/(?:M(\d+) (\d+)\.5|m(\d+) 0)h(\d+)/g)];
  // Nothing but runs, or the comparison would miss what it cannot read.
  expect(runs.map(([run]) => run).join('')).toBe(path);
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  let row: boolean[] = [];
  let pen = 0;
  for (const [, x, y, gap, length] of runs) {
    if (y !== undefined) row = grid[Number(y)] ?? [];
    pen = x === undefined ? pen + Number(gap) : Number(x);
    for (const end = pen + Number(length); pen < end; pen++) {
      expect(row[pen]).toBe(false);
      row[pen] = true;
    }
  }
  return grid;
}

describe('the code on a pass', () => {
  test.each([
    'https://walletable.example',
    'https://walletable.example/real-estate',
    `https://walletable.example/${'a-long-path/'.repeat(12)}?member=0218&tier=Gründer`,
  ])('draws every module of %s, and no other', (text) => {
    const modules = generate(text, { minCorrectionLevel: correction.M });
    const expected = Array.from({ length: modules.size }, (_, y) =>
      Array.from({ length: modules.size }, (_, x) => modules.get(x, y)),
    );
    expect(drawnModules(html(<QrCode text={text} />))).toEqual(expected);
  });

  test('has its three corners where a scanner looks for them', () => {
    const grid = drawnModules(html(<QrCode text="https://walletable.example" />));
    const far = grid.length - 7;
    const corner = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    for (const [top, left] of [
      [0, 0],
      [0, far],
      [far, 0],
    ] as const) {
      const found = grid.slice(top, top + 7).map((row) =>
        row
          .slice(left, left + 7)
          .map(Number)
          .join(''),
      );
      expect(found).toEqual(corner);
    }
  });

  test('carries its address: read back from the drawn modules', () => {
    for (const text of ['https://walletable.example', 'https://walletable.example/hotels']) {
      expect(decode(drawnModules(html(<QrCode text={text} />)))).toBe(text);
    }
  });

  test('says nothing to a screen reader, which has the words beside it', () => {
    expect(html(<QrCode text="https://walletable.example" />)).toContain('aria-hidden="true"');
  });
});

/**
 * Reads a small code (version 2 or 3, one block) without the library that made it: the mask from
 * the format bits, the modules in their zigzag, then the bytes. Nothing is damaged, so nothing is
 * corrected.
 */
function decode(grid: boolean[][]): string {
  const size = grid.length;
  const at = (x: number, y: number) => (grid[y]?.[x] ? 1 : 0);
  const mask = ((at(2, 8) << 2) | (at(3, 8) << 1) | at(4, 8)) ^ 0b101;
  const isMasked = [
    (x: number, y: number) => (x + y) % 2 === 0,
    (_: number, y: number) => y % 2 === 0,
    (x: number) => x % 3 === 0,
    (x: number, y: number) => (x + y) % 3 === 0,
    (x: number, y: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ][mask] as (x: number, y: number) => boolean;
  const isPattern = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x > size - 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    x === 6 ||
    y === 6 ||
    (Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2);

  let bits = '';
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isPattern(x, y)) bits += at(x, y) ^ Number(isMasked(x, y));
      }
    }
    up = !up;
  }

  const number = (from: number, length: number) =>
    Number.parseInt(bits.slice(from, from + length), 2);
  expect(number(0, 4)).toBe(0b0100);
  const bytes = Array.from({ length: number(4, 8) }, (_, index) => number(12 + 8 * index, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('a pass', () => {
  const pass = {
    header: { label: 'Room', value: '412' },
    primary: { label: 'Guest', value: 'Ida Lindqvist' },
    fields: [
      { label: 'Arrive', value: '14 Nov' },
      { label: 'Depart', value: '17 Nov' },
    ],
  };
  const tenant = { name: 'Alder House', logo: 'alder-house', art: 'arches' } as const;
  const issuer = { theme: 'hotels', tenant };

  test('shows its header and every field as label and value', () => {
    const text = textOf(html(<Pass issuer={issuer} pass={pass} />));
    expect(text).toContain('Room 412');
    expect(text).toContain('Guest Ida Lindqvist');
    expect(text).toContain('Arrive 14 Nov');
    expect(text).toContain('Depart 17 Nov');
  });

  test('wears the colors of its vertical, those that stand out in its room', () => {
    expect(html(<Pass issuer={issuer} pass={pass} />)).toMatch(
      /^<div[^>]* data-theme="hotels" data-variant="accent"/,
    );
  });

  test('has a code only with an address', () => {
    const plain = html(<Pass issuer={issuer} pass={pass} />);
    const coded = html(<Pass issuer={issuer} pass={pass} code="https://a.example" />);
    expect(plain).not.toContain('crispEdges');
    expect(coded).toContain(html(<QrCode text="https://a.example" />));
  });

  test('does without a primary field', () => {
    const { primary: _, ...rest } = pass;
    const text = textOf(html(<Pass issuer={issuer} pass={rest} />));
    expect(text).not.toContain('Guest');
    expect(text).toContain('Room 412');
  });

  test('sets the name in type for a tenant without a drawn wordmark', () => {
    const typed = { theme: 'hotels', tenant: { name: 'Alder House', art: 'arches' } as const };
    expect(textOf(html(<Pass issuer={typed} pass={pass} />))).toContain('Alder House');
  });
});

describe('a button', () => {
  test('without an address is a button, and passes on what it is given', () => {
    const button = html(
      <Button appearance="outline" disabled aria-controls="menu" popoverTarget="menu">
        Coming Soon
      </Button>,
    );
    expect(button).toMatch(/^<button type="button" [^>]*>Coming Soon<\/button>$/);
    for (const part of ['disabled=""', 'aria-controls="menu"', 'popoverTarget="menu"'])
      expect(button.toLowerCase()).toContain(part.toLowerCase());
  });

  test('its look alone can variant what is neither', () => {
    const { className } = buttonProps({});
    expect(buttonProps({ className: 'own' }).className).toBe(`${className} own`);
    expect(html(<Button>Menu</Button>)).toContain(`class="${className}"`);
  });

  test('with an address is a link in the same tab', () => {
    const button = html(<Button href="/hotels">Learn More</Button>);
    expect(button).toMatch(/^<a href="\/hotels"[^>]*>Learn More<\/a>$/);
    expect(button).not.toMatch(/target|rel=/);
  });

  test('to the application opens a new tab that cannot reach back', () => {
    const button = html(
      <Button href="https://app.walletable.example/demo" external>
        Get Demo
      </Button>,
    );
    expect(button).toContain('target="_blank"');
    expect(button).toMatch(/rel="[^"]*noopener/);
  });
});

describe('lines', () => {
  test('break where the copy says, and still read as one sentence', () => {
    const markup = html(<Lines text={'It is 23:40.\nNobody wants\nto queue'} />);
    expect(markup.match(/<span/g)).toHaveLength(3);
    expect(textOf(markup)).toBe('It is 23:40. Nobody wants to queue');
  });

  test('a text of one line gets no space', () => {
    expect(textOf(html(<Lines text="Tap to enter" />))).toBe('Tap to enter');
  });
});
