import fs from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root, run } from './run.mjs';
import { runSteps } from './steps.mjs';

/**
 * Tests the site with the content of another folder, which has the structure of the project: its files
 * replace src/content, and `pictures.json` names the vertical whose pictures each vertical uses. With
 * OTHER_CONTENT, tests/left-out.ts leaves out what does not depend on the content.
 * @param {string} folder
 */
export async function testContent(folder) {
  const copy = copyProject(resolve(folder));
  process.env.OTHER_CONTENT = 'true';
  // Not `npm run build`, which would install packages.
  const build =
    "import { build } from './tools/scripts/build.mjs'; process.exitCode = await build();";
  /** @type {(command: string, ...args: string[]) => () => Promise<number>} */
  const inCopy =
    (command, ...args) =>
    () =>
      run(command, args, { cwd: copy });
  await runSteps(
    [
      { brand: inCopy('node', 'tools/art/brand.ts') },
      { unit: inCopy('vitest', 'run', '--project', 'unit') },
      { build: inCopy('node', '--input-type=module', '-e', build, 'build') },
      { e2e: inCopy('playwright', 'test', '--project=desktop') },
    ],
    ['brand', 'unit', 'build', 'e2e'],
  );
}

/**
 * Copies the project to .cache, because the addresses of content and pictures are the same there.
 * @param {string} folder
 */
function copyProject(folder) {
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
  copyPictures(copy);
  return copy;
}

/**
 * Copies the pictures that the content uses; in `pictures.json`, those of another vertical.
 * @param {string} copy
 */
function copyPictures(copy) {
  const file = join(copy, 'pictures.json');
  /** @type {Record<string, string>} */
  const sources = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const ids = Object.fromEntries(Object.entries(sources).map(([id, source]) => [source, id]));
  const content = fs.globSync('src/content/**/*.yaml', { cwd: copy });
  const texts = content.map((name) => fs.readFileSync(join(copy, name), 'utf8')).join('\n');
  /** `inns/row-1` for `hotels/row-1`. @param {string} name */
  const rename = (name) =>
    name.replace(/^(cards\/)?([a-z-]+)/, (_, card = '', id) => card + (ids[id] ?? id));
  const folder = 'src/assets/pictures';
  fs.rmSync(join(copy, folder), { recursive: true });
  for (const manifest of [`${folder}/manifest.json`, 'tools/art/manifest.json']) {
    const entries = Object.entries(JSON.parse(fs.readFileSync(join(root, manifest), 'utf8')));
    const used = entries.filter(([name]) =>
      texts.includes(`pictureId: ${rename(name.replace(/-portrait$/, ''))}`),
    );
    for (const [name] of used)
      for (const path of fs.globSync(`${folder}/${name}{,-portrait}{,.webp}`, { cwd: root })) {
        const to = `${folder}/${rename(path.slice(folder.length + 1))}`;
        fs.cpSync(join(root, path), join(copy, to), { recursive: true });
      }
    const renamed = used.map(([name, entry]) => [
      rename(name),
      JSON.parse(
        JSON.stringify(entry).replace(/"([a-z-]+\/[a-z0-9-]+)"/g, (_, face) => `"${rename(face)}"`),
      ),
    ]);
    fs.writeFileSync(join(copy, manifest), JSON.stringify(Object.fromEntries(renamed)));
  }
}
