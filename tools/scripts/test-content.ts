import fs from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root, run } from './run.mjs';
import { runSteps } from './steps.ts';

/**
 * Tests the site with the content of another folder, which has the structure of the project: its files
 * replace src/content, and `pictures.json` names the vertical whose pictures each vertical uses. With
 * OTHER_CONTENT, tests/left-out.ts leaves out what does not depend on the content.
 */
export async function testContent(folder: string) {
  const cwd = copyProject(resolve(folder));
  process.env.OTHER_CONTENT = 'true';
  await runSteps([
    { pictures: () => run('node', ['tools/art/encode.ts'], { cwd }) },
    { brand: () => run('node', ['tools/art/brand.ts'], { cwd }) },
    { unit: () => run('vitest', ['run', '--project', 'unit'], { cwd }) },
    { build: () => run('node', ['tools/scripts/build.ts'], { cwd }) },
    { e2e: () => run('playwright', ['test', '--project=desktop'], { cwd }) },
  ]);
}

/** Copies the project to .cache, because the addresses of content and pictures are the same there. */
function copyProject(folder: string) {
  const copy = join(root, '.cache/content', basename(folder));
  fs.rmSync(copy, { recursive: true, force: true });
  fs.mkdirSync(join(copy, 'node_modules'), { recursive: true });
  const left = /(?:^|\/)(?:node_modules|dist|generated|\.git|\.cache|\.astro|\.data)$/;
  for (const name of fs.readdirSync(root).filter((name) => !left.test(name)))
    fs.cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !left.test(path),
    });
  // Packages are linked one by one, so that the copy has caches of its own.
  for (const name of fs.readdirSync(join(root, 'node_modules')))
    if (!/^\.(?:astro|cache|vite)/.test(name))
      fs.symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  fs.rmSync(join(copy, 'src/content'), { recursive: true });
  fs.cpSync(folder, copy, { recursive: true });
  renamePictures(copy);
  return copy;
}

/** Gives the pictures the names that the content uses, and deletes the masters of the others. */
function renamePictures(copy: string) {
  const folder = join(copy, 'src/assets/pictures');
  const manifests = [join(folder, 'manifest.json'), join(copy, 'tools/art/manifest.json')];
  const file = join(copy, 'pictures.json');
  const borrowed: Record<string, string> = fs.existsSync(file) ? JSON.parse(read(file)) : {};
  for (const [vertical, source] of Object.entries(borrowed)) {
    for (const name of ['@', 'cards/@', 'cards/@.webp'])
      fs.renameSync(
        join(folder, name.replace('@', source)),
        join(folder, name.replace('@', vertical)),
      );
    const names = new RegExp(`"(cards/)?${source}(?=["/])`, 'g');
    for (const manifest of manifests)
      fs.writeFileSync(manifest, read(manifest).replace(names, `"$1${vertical}`));
  }
  const content = fs.globSync(join(copy, 'src/content/**/*.yaml')).map(read).join('');
  const used = [...content.matchAll(/pictureId: (\S+)/g)].map(([, id]) => id);
  for (const master of fs.globSync('*/*.webp', { cwd: folder }))
    if (!used.includes(master.replace(/(?:-portrait)?\.webp$/, '')))
      fs.rmSync(join(folder, master));
}

const read = (file: string) => fs.readFileSync(file, 'utf8');
