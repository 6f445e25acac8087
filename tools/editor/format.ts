/** node tools/editor/format.ts: formats the content files as the editor does. */
import { writeFileSync } from 'node:fs';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseFiles } from './parse-files.ts';
import { formatYaml } from './update-yaml.ts';

const texts = readContentFiles();
parseFiles(texts);
for (const [file, text] of Object.entries(texts)) {
  const formatted = formatYaml(text);
  if (formatted === text) continue;
  writeFileSync(file, formatted);
  console.log(`Formatted ${file}.`);
}
