/**
 * npm run brand: draws the icons, link previews and the name that are outdated, and records what they and the
 * pictures were made from. Delete a file to draw it again in any case.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError } from '../../src/model/load/content-errors.ts';
import { drawnNameFile } from '../../src/model/load/load-brand.ts';
import { loadSite } from '../build/load-site.ts';
import {
  currentInputs,
  describeOutdated,
  findOutdated,
  iconFiles,
  previewFile,
  readRecord,
  recordFile,
} from './brand-inputs.ts';
import { drawIcons } from './icons.ts';
import { drawPreviews } from './share.ts';
import { drawName } from './wordmark.ts';

const root = join(import.meta.dirname, '../..');

function write(file: string, data: string | Buffer) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), data);
  console.log(`${file} ${Math.ceil(Buffer.byteLength(data) / 1000)} kB`);
}

async function main() {
  const { content, brand } = loadSite(root, {});
  const { files, pictures } = findOutdated(root);
  const inputs = currentInputs(root);
  if (iconFiles.some((file) => files.has(file))) {
    const icons = await drawIcons(brand.logo, content.palette.page);
    for (const [file, data] of Object.entries(icons)) write(file, data);
  }
  if (files.has(drawnNameFile)) {
    const drawing = inputs.drawnName && (await drawName(content.site.name));
    if (drawing) write(drawnNameFile, drawing);
    else rmSync(join(root, drawnNameFile), { force: true });
  }
  const names = Object.keys(inputs.previews);
  const outdated = names.filter((name) => files.has(previewFile(name)));
  if (outdated.length > 0) {
    const previews = await drawPreviews(root, outdated, content, brand);
    for (const [name, data] of Object.entries(previews)) write(previewFile(name), data);
  }
  for (const file of globSync('public/share/*.jpg', { cwd: root }))
    if (!names.map(previewFile).includes(file)) rmSync(join(root, file));

  const { pictures: recorded } = readRecord(root);
  for (const [pictureId, picture] of Object.entries(inputs.pictures)) {
    const earlier = recorded[pictureId];
    if (earlier?.source === picture.source) inputs.pictures[pictureId] = earlier;
  }
  writeFileSync(join(root, recordFile), `${JSON.stringify(inputs, null, 2)}\n`);
  if (files.size === 0) console.log('No icon or link preview has to be drawn again.');
  for (const line of describeOutdated({ files: new Map(), pictures })) console.log(line);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
