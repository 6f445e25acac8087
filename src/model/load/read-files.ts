import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentTexts } from './load-content.ts';

/** The content as it lies on the disk, for programs that run outside the bundler. */
export function readContentTexts(root = '.'): ContentTexts {
  const files = globSync('src/content/**/*.yaml', { cwd: root }).sort();
  return Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]),
  );
}
