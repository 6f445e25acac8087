import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFiles } from './load-content.ts';

/** Reads the content files from disk, for programs that run outside of Vite. */
export function readContentFiles(root = '.'): ContentFiles {
  const files = globSync('src/content/**/*.yaml', { cwd: root }).sort();
  return Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]),
  );
}
