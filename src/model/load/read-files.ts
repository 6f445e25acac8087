import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandFiles } from './load-brand.ts';
import type { ContentFiles } from './load-content.ts';

/** Reads the content files from disk, for programs that run outside of Vite. */
export const readContentFiles = (root = '.'): ContentFiles =>
  readFiles(root, 'src/content/**/*.yaml');

export const readBrandFiles = (root = '.'): BrandFiles =>
  readFiles(root, 'src/content/brand/*.svg');

function readFiles(root: string, pattern: string): Record<string, string> {
  const files = globSync(pattern, { cwd: root }).sort();
  return Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]),
  );
}
