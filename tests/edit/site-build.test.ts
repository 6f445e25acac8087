import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { verticalPath } from '../../edit/content-files.ts';
import { ContentStore } from '../../edit/content-store.ts';
import { Project } from '../../quality/tools/project.ts';

/** `Project` copies no edit/ folder, so its build also shows that the site does not need it. */
const [withoutEditor, withEditor] = [new Project(), new Project()];
afterAll(() => {
  withoutEditor.remove();
  withEditor.remove();
});

test('builds the same files with and without the editor', async () => {
  const isSource = (path: string) => !/node_modules|dist/.test(path);
  cpSync('edit', withEditor.at('edit'), { recursive: true, filter: isSource });
  symlinkSync(resolve('edit/node_modules'), withEditor.at('edit/node_modules'));
  await build(withoutEditor);
  await build(withEditor);
  const [expected, actual] = [filesOf(withoutEditor), filesOf(withEditor)];
  expect([...actual.keys()]).toEqual([...expected.keys()]);
  const different = [...expected].filter(([name, body]) => !actual.get(name)?.equals(body));
  expect(different.map(([name]) => name)).toEqual([]);
  expect(expected.size).toBeGreaterThan(20);
});

test('builds a page, a card and a sitemap entry for a duplicated vertical', async () => {
  const store = new ContentStore(withEditor.root);
  const { data } = store.readFiles()[verticalPath('hotels')] as { data: { page: object } };
  const meta = { title: 'Spa passes', description: 'Spa keys in the wallet.' };
  const spas = { ...data, name: 'Spas', theme: 'offices', page: { ...data.page, meta } };
  store.save(verticalPath('spas'), spas, undefined);
  await build(withEditor);
  expect(withEditor.read('dist/spas.html')).toMatch(/<html[^>]* data-theme="offices"/);
  expect(withEditor.read('dist/index.html')).toContain('href="/spas"');
  expect(withEditor.read('dist/sitemap.xml')).toContain('/spas<');
});

async function build(project: Project) {
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
}

function filesOf(project: Project) {
  const root = project.at('dist');
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(root, name))]));
}
