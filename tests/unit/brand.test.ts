import { describe, expect, test } from 'vitest';
import { loadBrand, logoFile, wordmarkFile } from '../../src/model/load/load-brand.ts';
import { describeOutdated, earlierParts, findOutdated } from '../../tools/art/brand-inputs.ts';

test('the icons and link previews show the current brand', () => {
  const outdated = findOutdated();
  expect(describeOutdated({ ...outdated, pictures: new Map() })).toEqual([]);
  const pictures = describeOutdated({ ...outdated, files: new Map() });
  if (pictures.length > 0) console.warn(pictures.join('\n'));
});

test('a picture is outdated in an earlier color, address or list of verticals, unless it was replaced', () => {
  const colors = (spas: string): Record<string, [string, string]> => ({ spas: [spas, '#ffffff'] });
  const gyms: Record<string, [string, string]> = { gyms: ['#111111', '#222222'] };
  const old = {
    source: 'a',
    colors: { ...gyms, ...colors('#000000') },
    address: 'https://old.test',
  };
  const current = { source: 'a', colors: colors('#ff0000'), address: 'https://new.test' };
  expect(earlierParts(old, current)).toEqual([
    'gyms, which the site no longer has',
    'the old color of spas (#000000, now #ff0000)',
    'QR codes of https://old.test, now https://new.test',
  ]);
  expect(earlierParts({ ...current, colors: {} }, current)).toEqual(['nothing of spas yet']);
  expect(earlierParts(old, { ...current, source: 'b' })).toEqual([]);
  const [line] = describeOutdated({ files: new Map(), pictures: new Map([['x', ['spas/hero']]]) });
  expect(line).toMatch(
    /^1 picture shows x: spas.hero \(also in public.share.spas.jpg\)\. This does not/,
  );
});

describe('src/content/brand', () => {
  const square = 'viewBox="0 0 24 24"';
  const svg = (shapes: string, attributes = square) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>`;
  const path = '<path d="M0 0h24v24H0z"/>';

  test('removes what drawing programs add, and draws in the color of the text', () => {
    const shapes = `<title>Logo</title><b:c id="a"><b:d/></b:c><g clip-path="url(#c)" class="x">
      <path fill='#111' d='M1 1h9'/><circle stroke="#111111" r="4"/></g><defs><clipPath id="c">
      <rect width="24" height="24" fill="white"/></clipPath></defs>`;
    const source = `<?xml version="1.0"?>\n<!-- a program -->\n${svg(shapes, `${square} fill="none"`)}`;
    expect(loadBrand({ [logoFile]: source }).logo).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="29" viewBox="0 -0.429 24 24.857"><g fill="none">' +
        '<g><path fill="currentColor" d="M1 1h9"/><circle stroke="currentColor" r="4"/></g></g></svg>',
    );
  });

  test.each([
    [`<script>alert(1)</script>${path}`, 'got <script>: a drawing must not contain scripts'],
    ['<path d="M0 0" onclick="alert(1)"/>', 'expected no scripts; got the attribute onclick'],
    ['<image href="https://a.test/a.png"/>', 'got <image>: a drawing has only shapes'],
    ['<path fill="url(https://a.test/#b)" d="M0 0"/>', 'no references to other files; got fill='],
    ['<path style="fill:red" d="M0 0"/>', 'expected no style attribute; the security policy'],
    ['<text>Io</text>', 'got <text>: convert text to paths'],
    ['<g fill="red"><path stroke="#fff" d="M0 0"/></g>', 'currentColor; got red, #ffffff'],
    ['<g fill="red"><path fill="url(#a)" d="M0 0"/></g>', 'got red, a gradient or pattern'],
    ['', 'expected at least one path,'],
    [path.repeat(200), 'expected at most 3000 characters, because every page contains them'],
    [path, 'expected a viewBox such as viewBox="0 0 24 24"; it is missing', ''],
    [path, 'such as viewBox="0 0 24 24"; got "0 0 24 0"', 'viewBox="0 0 24 0"'],
    [path, 'that is 0.5 to 2 times as wide as high; got 3.75', 'viewBox="0 0 90 24"'],
    ['</svg><path', 'expected an SVG file; line 1 is not valid XML'],
    ['<g>', 'expected an SVG file; line 1 is not valid XML: Unexpected close tag'],
  ])('rejects %s: %s', (shapes, message, attributes = square) => {
    const load = () => loadBrand({ [logoFile]: svg(shapes, attributes) });
    expect(load).toThrow(`${logoFile} is not right:\n`);
    expect(load).toThrow(message);
  });

  test('names each file: a missing logo, and a wordmark that is no SVG file', () => {
    expect(() => loadBrand({ [wordmarkFile]: '<html></html>' })).toThrow(
      `${wordmarkFile} is not right:\n  expected an SVG file, which begins with <svg\n${logoFile} is missing`,
    );
  });
});
