import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Replaces a file in one step; an error names it by its path in the project. */
export function replaceFile(root: string, file: string, data: string | Buffer) {
  const path = join(root, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.tmp`, data);
    renameSync(`${path}.tmp`, path);
  } catch (error) {
    // Node appends the system call and the absolute path after a comma.
    const [reason] = (error as Error).message.split(', ');
    throw new Error(`${file} cannot be written: ${reason}. Nothing was saved.`);
  }
}
