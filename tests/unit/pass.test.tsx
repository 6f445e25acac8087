import jsQR from 'jsqr';
import type { ReactElement } from 'react';
import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button, buttonProps } from '../../src/ui/Button.tsx';
import { Lines } from '../../src/ui/Lines.tsx';
import { Pass } from '../../src/ui/pass/Pass.tsx';
import { QrCode } from '../../src/ui/QrCode.tsx';

const textOf = (element: ReactElement) =>
  html(element)
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');

/** Rasterizes the path of a code, 4 pixels per module with a margin of 4 modules. */
function scan(markup: string): string | undefined {
  const modules = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1]);
  const path = / d="([^"]+)"/.exec(markup)?.[1] ?? '';
  const runs = [...path.matchAll(/(?:M(\d+) (\d+)\.5|m(\d+) 0)h(\d+)/g)];
  expect(runs.map(([run]) => run).join(''), 'nothing but runs').toBe(path);
  const size = (modules + 8) * 4;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, start, row, gap, length] of runs) {
    if (row !== undefined) [x, y] = [Number(start), Number(row)];
    else x += Number(gap);
    for (let line = (y + 4) * 4; line < (y + 5) * 4; line++) {
      const first = line * size + (x + 4) * 4;
      pixels.fill(0, first * 4, (first + Number(length) * 4) * 4);
      for (let pixel = first; pixel < first + Number(length) * 4; pixel++)
        pixels[pixel * 4 + 3] = 255;
    }
    x += Number(length);
  }
  return jsQR(pixels, size, size)?.data;
}

describe('QrCode', () => {
  test.each([
    'https://walletable.example',
    'https://walletable.example/real-estate',
    `https://walletable.example/${'a-long-path/'.repeat(12)}?member=0218&tier=Founder`,
  ])('draws a code that decodes to %s', (text) => {
    const markup = html(<QrCode text={text} />);
    expect(scan(markup)).toBe(text);
    expect(markup).toContain('aria-hidden="true"');
  });
});

describe('Pass', () => {
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

  test('shows the header and every field as label and value', () => {
    const text = textOf(<Pass issuer={issuer} pass={pass} />);
    for (const field of ['Room 412', 'Guest Ida Lindqvist', 'Arrive 14 Nov', 'Depart 17 Nov'])
      expect(text).toContain(field);
  });

  test('has the accent colors of its theme', () => {
    expect(html(<Pass issuer={issuer} pass={pass} />)).toMatch(
      /^<div[^>]* data-theme="hotels" data-variant="accent"/,
    );
  });

  test('has a code only if it gets one', () => {
    expect(html(<Pass issuer={issuer} pass={pass} />)).not.toContain('crispEdges');
    const markup = html(<Pass issuer={issuer} pass={pass} code="https://a.example" />);
    expect(scan(markup.slice(markup.indexOf('<svg viewBox')))).toBe('https://a.example');
  });

  test('renders without a primary field and without a logo', () => {
    const [{ primary: _, ...rest }, { logo: __, ...withoutLogo }] = [pass, tenant];
    const text = textOf(<Pass issuer={{ tenant: withoutLogo }} pass={rest} />);
    expect(text).not.toContain('Guest');
    expect(text).toMatch(/Alder House.*Room 412/);
  });
});

describe('Button', () => {
  test('without href is a button with the given attributes', () => {
    const markup = html(
      <Button appearance="outline" disabled popoverTarget="menu">
        Coming Soon
      </Button>,
    );
    expect(markup).toMatch(/^<button type="button" [^>]*>Coming Soon<\/button>$/);
    expect(markup).toMatch(
      /disabled="".* popovertarget="menu"|popovertarget="menu".* disabled=""/i,
    );
    expect(html(<Button>Menu</Button>)).toContain(`class="${buttonProps({}).className}"`);
  });

  test('with href is a link, in a new tab without an opener if it is external', () => {
    const link = html(<Button href="/hotels">Learn More</Button>);
    expect(link).toMatch(/^<a href="\/hotels"[^>]*>Learn More<\/a>$/);
    expect(link).not.toMatch(/target|rel=/);
    const external = html(<Button href="https://app.example/demo" external />);
    expect(external).toMatch(/target="_blank"/);
    expect(external).toMatch(/rel="[^"]*noopener/);
  });
});

describe('Lines', () => {
  test.each([
    ['It is 23:40.\nNobody wants\nto queue', 3, 'It is 23:40. Nobody wants to queue'],
    ['Tap to enter', 1, 'Tap to enter'],
  ])('%j has %i line elements and reads as one sentence', (text, count, sentence) => {
    expect(html(<Lines text={text} />).match(/<span/g) ?? []).toHaveLength(count);
    expect(textOf(<Lines text={text} />)).toBe(sentence);
  });
});
