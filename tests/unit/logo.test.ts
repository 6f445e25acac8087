import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from '../content.ts';

test('the favicon is the logo in the colors of the page (update it with: node art/icons.ts)', () => {
  const { ink, paper } = palette.page;
  const favicon = readFileSync('public/favicon.svg', 'utf8');
  const [style = ''] = /<style>.*<\/style>/.exec(favicon) ?? [];
  expect(favicon.replace(style, '')).toBe(readFileSync('src/ui/logo.svg', 'utf8'));
  expect(style.match(/#[\da-f]+/gi)).toEqual([ink, paper]);
});
