import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The folders that each folder of src may import from, besides itself. */
const layers: Record<string, string[]> = {
  pages: ['layouts', 'islands', 'sections', 'boards', 'ui', 'pass', 'model', 'styles'],
  layouts: ['islands', 'ui', 'pass', 'model', 'styles'],
  islands: ['live-wallet', 'boards', 'pass', 'model'],
  'live-wallet': ['boards', 'ui', 'pass', 'model'],
  sections: ['boards', 'ui', 'pass', 'model'],
  boards: ['ui', 'pass', 'model'],
  ui: ['pass', 'model'],
  pass: ['model'],
  model: [],
  styles: [],
};

/** Paths that each top-level folder must not import. */
const forbidden: Record<string, RegExp> = {
  src: /^(?:build|hosting|passes|pkpass|test-mode|edit|quality|tests)\//,
  build: /^(?:quality|tests)\//,
  hosting: /^(?:edit|quality|tests)\//,
  passes: /^(?:build|hosting|edit|quality|tests|src\/(?!pass\/|model\/))/,
  pkpass: /^(?!pkpass\/)/,
  'test-mode': /^(?:build|hosting|edit|quality|tests|src)\//,
  edit: /^(?:quality|tests)\//,
  quality: /^tests\//,
};

const roots = '{src,build,hosting,passes,pkpass,test-mode,edit,quality,tests}';
const files = globSync(`${roots}/**/*.{ts,tsx,mjs,astro}`, {
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|generated)(?:\/|$)/.test(path),
});
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** The files of this repository that a file imports, type imports included. */
function importsOf(file: string) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) => fileName.replace(/\?.*$/, ''))
    .filter((name) => name.startsWith('.'))
    .map((name) => {
      const path = join(dirname(file), name);
      return ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find(isFile) ?? path;
    });
}

function isFile(path: string) {
  return existsSync(path) && path.includes('.');
}

function isAllowed(file: string, imported: string) {
  const [root = '', folder = ''] = file.split('/');
  if (forbidden[root]?.test(imported)) return false;
  const [otherRoot, other = ''] = imported.split('/');
  const allowed = root === 'src' && otherRoot === 'src' ? layers[folder] : undefined;
  return !allowed || other === folder || allowed.includes(other);
}

test('no import violates the direction of the layers', () => {
  const violations = files.flatMap((file) =>
    (imports.get(file) ?? [])
      .filter((imported) => !isAllowed(file, imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(violations).toEqual([]);
});

test('there are no import cycles', () => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (imports.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  expect(files.filter((file) => reaches(file, file))).toEqual([]);
});

test('links in the documentation lead to files and headings', () => {
  const pages = globSync(['*.md', 'docs/*.md', 'art/*.md']);
  const headings = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  const broken = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)]
      .filter(([, path = '', heading]) => {
        const file = path ? join(dirname(page), path) : page;
        return !existsSync(file) || (heading && !headings(file).includes(heading));
      })
      .map(([link]) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});
