/** Writes licenses.txt: the terms of all that is handed out with the pages, fonts and scripts. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface License {
  name: string;
  version: string;
  identifier: string;
  text: string;
}

const fonts = ['@fontsource-variable/familjen-grotesk', '@fontsource-variable/funnel-sans'];
/** They ask for no more than that their text goes along. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

export function writeLicences(root: string) {
  // The bundler lists the packages that went into the scripts.
  const list = join(root, 'licenses.json');
  const scripts = JSON.parse(readFileSync(list, 'utf8')) as License[];
  const all = [...fonts.map(licenseOf), ...scripts];
  for (const { name, identifier, text } of all) {
    if (!allowed.includes(identifier) || !text) {
      throw new Error(`${name} cannot be handed out under '${identifier}': see build/licenses.ts`);
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

if (import.meta.main) writeLicences(process.argv[2] ?? 'dist');
