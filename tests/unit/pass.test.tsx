import type { ReactElement } from 'react';
import { renderToStaticMarkup as html } from 'react-dom/server';
import sharp from 'sharp';
import { parse, renderSync, TEXT_NODE, walkSync } from 'ultrahtml';
import { querySelector } from 'ultrahtml/selector';
import { describe, expect, test } from 'vitest';
import { Lines } from '../../src/ui/Lines.tsx';
import { Pass } from '../../src/ui/pass/Pass.tsx';
import { QrCode } from '../../src/ui/QrCode.tsx';
import { scanQrCode } from '../scan-qr-code.ts';

function textOf(element: ReactElement) {
  let text = '';
  walkSync(parse(html(element)), (node) => {
    if (node.type === TEXT_NODE) text += node.value;
  });
  return text.replaceAll('&amp;', '&');
}

/** Draws the SVG image of a QR code and reads it. */
async function scan(markup: string) {
  const image = querySelector(parse(markup), '[shape-rendering="crispEdges"]');
  Object.assign(image.attributes, { xmlns: 'http://www.w3.org/2000/svg', width: 400, height: 400 });
  const png = sharp(Buffer.from(renderSync(image).replace('var(--ink)', 'black')));
  const margin = { top: 40, right: 40, bottom: 40, left: 40, background: '#fff' };
  return scanQrCode(await png.extend(margin).png().toBuffer());
}

test.each([
  'https://walletable.example',
  `https://walletable.example/${'a-long-path/'.repeat(12)}?member=0218&tier=Founder`,
])('a code can be scanned: %s', async (code) => {
  const markup = html(<QrCode text={code} />);
  expect(await scan(markup)).toBe(code);
  expect(markup).toContain('shape-rendering="crispEdges" aria-hidden="true"');
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
  const business = {
    name: 'Alder House',
    logo: 'alder-house',
    art: 'arches',
    theme: 'hotels',
  } as const;
  const element = <Pass business={business} pass={pass} />;

  test('shows the header and every field, in the accent colors of its theme', () => {
    for (const field of ['Room 412', 'Guest Ida Lindqvist', 'Arrive 14 Nov', 'Depart 17 Nov'])
      expect(textOf(element)).toContain(field);
    expect(html(element)).toMatch(/^<div[^>]* data-theme="hotels" data-variant="accent"/);
  });

  test('renders without a primary field and without a logo', () => {
    const [{ primary: _, ...rest }, { logo: __, theme: ___, ...withoutLogo }] = [pass, business];
    const text = textOf(<Pass business={withoutLogo} pass={rest} />);
    expect(text).not.toContain('Guest');
    expect(text).toMatch(/Alder House.*Room 412/);
  });
});

test.each([
  ['It is 23:40.\nNobody wants\nto queue', 3, 'It is 23:40. Nobody wants to queue'],
  ['Tap to enter', 1, 'Tap to enter'],
])('%j has %i line elements and reads as one sentence', (text, count, sentence) => {
  expect(html(<Lines text={text} />).match(/<span/g) ?? []).toHaveLength(count);
  expect(textOf(<Lines text={text} />)).toBe(sentence);
});
