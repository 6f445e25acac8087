import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The diagram in docs/architecture.md has the rules: by folder, the folders to which an arrow leads. */
const [, diagram = ''] =
  /^## Import rules$.*?^```mermaid$(.*?)^```$/ms.exec(
    readFileSync('docs/architecture.md', 'utf8'),
  ) ?? [];
const arrows = new Map<string, Set<string>>();
for (const line of diagram.split('\n').filter((text) => text.includes('-->'))) {
  const steps = line.split('-->').map((names) => names.split('&').map((name) => name.trim()));
  for (const [index, names] of steps.entries())
    for (const name of names)
      arrows.set(name, new Set([...(arrows.get(name) ?? []), ...(steps[index + 1] ?? [])]));
}

const files = globSync('{src,server,tools,tests}/**/*.{ts,tsx,mjs,astro}', {
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|generated)(?:\/|$)|\.d\.ts$/.test(path),
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

/** `src/ui` for a file in it; the folders of tests are one. */
const folderOf = (file: string) => /^(?:tests|[^/]+\/[^/]+)/.exec(file)?.[0] ?? '';

function isReached(to: string, from: string): boolean {
  return from === to || [...(arrows.get(from) ?? [])].some((next) => isReached(to, next));
}

test('the diagram of the import rules has every folder and no cycle', () => {
  expect([...arrows.keys()].sort()).toEqual(
    [...new Set([...files, 'src/styles/', 'src/assets/'].map(folderOf))].sort(),
  );
  const isInCycle = (name: string) =>
    [...(arrows.get(name) ?? [])].some((next) => isReached(name, next));
  expect([...arrows.keys()].filter(isInCycle)).toEqual([]);
});

test('every import follows the arrows of the diagram', () => {
  const violations = files.flatMap((file) =>
    (imports.get(file) ?? []).flatMap((imported) => {
      const [from, to] = [folderOf(file), folderOf(imported)];
      const rule = `no arrow leads from ${from} to ${to} in docs/architecture.md`;
      return isReached(to, from) ? [] : [`${file} imports ${imported}: ${rule}`];
    }),
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
  const pages = globSync(['*.md', 'docs/*.md', 'tools/art/*.md']);
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
