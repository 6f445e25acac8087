import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../src/model/load/content-errors.ts';
import { loadBrand, logoFile, wordmarkFile } from '../../src/model/load/load-brand.ts';
import { readBrandFiles } from '../../src/model/load/read-files.ts';
import { replaceFile } from './replace-file.ts';

const files = new Map([
  ['logo', logoFile],
  ['wordmark', wordmarkFile],
]);

function fileFor(name: string | null): string {
  const file = files.get(name ?? '');
  if (!file) throw new ContentError(`There is no drawing named '${name}'.`);
  return file;
}

/** The logo or wordmark as markup; empty if there is none. */
export function readDrawing(root: string, name: string | null): { markup: string } {
  fileFor(name);
  const { logo, wordmark } = loadBrand(readBrandFiles(root));
  if (name === 'logo') return { markup: logo };
  return {
    markup: wordmark ? `<svg viewBox="${wordmark.viewBox.join(' ')}">${wordmark.shapes}</svg>` : '',
  };
}

/** Checks and saves an uploaded drawing. An empty upload removes the wordmark. */
export function replaceDrawing(root: string, name: string | null, body: Buffer) {
  const file = fileFor(name);
  if (body.length === 0 && file === wordmarkFile) rmSync(join(root, file), { force: true });
  else {
    const source = String(body);
    loadBrand({ ...readBrandFiles(root), [file]: source });
    replaceFile(root, file, source);
  }
  return readDrawing(root, name);
}
