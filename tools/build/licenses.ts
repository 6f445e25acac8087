/** Writes licenses.txt with the licenses of the fonts and packages that are part of the site. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fonts } from '../../src/styles/fonts.ts';

interface License {
  name: string;
  version: string;
  identifier: string;
  text: string;
}

/** Licenses that only require their text to be included. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

export function writeLicenses(root: string) {
  // Vite lists the packages that are part of the scripts.
  const list = join(root, 'licenses.json');
  const scripts = JSON.parse(readFileSync(list, 'utf8')) as License[];
  const all = [...Array.from(new Set(Object.values(fonts)), licenseOf), ...scripts];
  for (const { name, identifier, text } of all) {
    if (!allowed.includes(identifier) || !text) {
      throw new Error(
        `The license '${identifier}' of ${name} is not allowed: see tools/build/licenses.ts.`,
      );
    }
  }
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  const parts = all.map(
    ({ name, version, identifier, text }) => `${name} ${version} (${identifier})\n\n${text.trim()}`,
  );
  writeFileSync(join(root, 'licenses.txt'), `${parts.join(rule)}\n`);
  rmSync(list);
}

function licenseOf(name: string): License {
  const read = (file: string) => readFileSync(join('node_modules', name, file), 'utf8');
  const { version, license } = JSON.parse(read('package.json'));
  return { name, version, identifier: license, text: read('LICENSE') };
}

if (import.meta.main) writeLicenses(process.argv[2] ?? 'dist');
