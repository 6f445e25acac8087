import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeOutdated, findOutdated } from '../../build/brand-inputs.ts';
import { loadBrand, logoFile, wordmarkFile } from '../../src/model/load/load-brand.ts';

test('the icons and link previews show the current brand', () => {
  const outdated = findOutdated();
  expect(describeOutdated({ ...outdated, pictures: new Map() })).toEqual([]);
  // Only a warning: not everybody can render pictures.
  const pictures = describeOutdated({ ...outdated, files: new Map() });
  if (pictures.length > 0) console.warn(pictures.join('\n'));
});

describe('src/content/brand', () => {
  const square = 'viewBox="0 0 24 24"';
  const svg = (shapes: string, attributes = square) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>`;
  const path = '<path d="M0 0h24v24H0z"/>';

  test('the logo of the site stays as it is', () => {
    const source = readFileSync(logoFile, 'utf8').trim();
    expect(loadBrand({ [logoFile]: source }).logo).toBe(source);
  });

  test('removes what drawing programs add, and draws in the color of the text', () => {
    const source = `<?xml version="1.0"?>\n<!-- a program -->\n${svg(
      `<title>Logo</title><sodipodi:view id="a"><b:c/></sodipodi:view><g clip-path="url(#c)" class="x"><path fill='#111' d='M1 1h9'/>
       <circle stroke="#111111" r="4" onl="1"/></g><defs><clipPath id="c"><rect width="24" height="24" fill="white"/></clipPath></defs>`,
      `width="48" ${square} fill="none"`,
    )}`.replace(' onl="1"', '');
    expect(loadBrand({ [logoFile]: source }).logo).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="29" viewBox="0 -0.429 24 24.857"><g fill="none">' +
        '<g><path fill="currentColor" d="M1 1h9"/><circle stroke="currentColor" r="4"/></g></g></svg>',
    );
  });

  test.each([
    [svg(`<script>alert(1)</script>${path}`), 'got <script>: a drawing must not contain scripts'],
    [svg('<path d="M0 0" onclick="alert(1)"/>'), 'expected no scripts; got the attribute onclick'],
    [svg('<image href="https://a.test/a.png"/>'), 'got <image>: a drawing has only shapes'],
    [svg('<path fill="url(https://a.test/a.svg#b)" d="M0 0"/>'), 'no references to other files'],
    [svg('<path style="fill:red" d="M0 0"/>'), 'expected no style attribute; the security policy'],
    [svg('<text>Io</text>'), 'got <text>: convert text to paths'],
    [
      svg('<path fill="red" d="M0 0"/><path stroke="#fff" d="M0 0"/>'),
      'one color or currentColor; got red, #ffffff',
    ],
    [
      svg('<path fill="url(#a)" d="M0 0"/><path fill="red" d="M0 0"/>'),
      'got a gradient or pattern, red',
    ],
    [svg(path, ''), 'expected a viewBox such as viewBox="0 0 24 24"; it is missing'],
    [
      svg(path, 'viewBox="0 0 24 0"'),
      'expected a viewBox such as viewBox="0 0 24 24"; got "0 0 24 0"',
    ],
    [svg(path, 'viewBox="0 0 90 24"'), 'that is 0.5 to 2 times as wide as high; got 3.75'],
    [svg(''), 'expected at least one path,'],
    [svg(path.repeat(200)), 'expected at most 3000 characters, because every page contains them'],
    ['<svg viewBox="0 0 1 1"><path', 'expected an SVG file; line 1 is not valid XML'],
    ['<svg viewBox="0 0 1 1"><g></svg>', 'expected an SVG file; </svg> closes no <svg>'],
    ['<html></html>', 'expected an SVG file, which begins with <svg'],
    ['', 'expected an SVG file, which begins with <svg'],
  ])('rejects %s', (source, message) => {
    const load = () => loadBrand({ [logoFile]: source });
    expect(load).toThrow(`${logoFile} is not right:\n`);
    expect(load).toThrow(message);
  });

  test('names each file: a missing logo, and a wordmark that is not a wide drawing', () => {
    const message = 'expected a viewBox that is 1.5 to 12 times as wide as high; got 1';
    expect(() => loadBrand({ [wordmarkFile]: svg(path) })).toThrow(
      `${wordmarkFile} is not right:\n  ${message}\n${logoFile} is missing`,
    );
  });
});
