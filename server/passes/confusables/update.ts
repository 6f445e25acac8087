/**
 * npm run confusables -- confusables.txt
 *
 * Writes table.txt, which latin-letters.ts uses, from the file that the Unicode Consortium publishes
 * at https://www.unicode.org/Public/security/latest/confusables.txt.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const source = readFileSync(process.argv[2] ?? 'confusables.txt', 'utf8');
const version = /^# Version: (.+)$/m.exec(source)?.[1];
const toText = (codePoints: string) =>
  String.fromCodePoint(...codePoints.split(' ').map((codePoint) => Number.parseInt(codePoint, 16)));

/** For each Latin spelling, the code points that look like it. */
const lookalikes = new Map<string, string[]>();
for (const [, codePoint = '', target = ''] of source.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+) ;/gm)) {
  const character = toText(codePoint);
  const latin = toText(target).normalize('NFD').replace(/\p{M}/gu, '');
  // ASCII has its own rules, and normalization replaces the others before the table is used.
  const isNeeded = !/[ -~\p{M}]/u.test(character) && character === character.normalize('NFKD');
  if (isNeeded && /^[A-Za-z0-9]+$/.test(latin))
    lookalikes.set(latin, [...(lookalikes.get(latin) ?? []), codePoint]);
}

const rows = [...lookalikes].map(([latin, codePoints]) => `${latin}: ${codePoints.join(' ')}`);
const head = `# Characters that look like Latin letters and digits, from Unicode ${version}. See LICENSE.txt.
# Written by update.ts.
`;
writeFileSync(new URL('table.txt', import.meta.url), `${head}${rows.sort().join('\n')}\n`);
