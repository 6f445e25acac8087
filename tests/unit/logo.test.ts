import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContent } from '../../src/model/load/load-content.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';

test('the favicon is the logo in the colors of the page (update it with: node art/icons.ts)', () => {
  const { ink, paper } = loadContent(readContentFiles(process.cwd()), {}).palette.page;
  const [, style = ''] =
    /<style>(.*)<\/style>/.exec(readFileSync('public/favicon.svg', 'utf8')) ?? [];
  const favicon = readFileSync('public/favicon.svg', 'utf8').replace(`<style>${style}</style>`, '');
  expect(favicon).toBe(readFileSync('src/ui/logo.svg', 'utf8'));
  expect(style.match(/#[\da-f]+/gi)).toEqual([ink, paper]);
});
