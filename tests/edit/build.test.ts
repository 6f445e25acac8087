import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Desk } from '../../edit/desk.ts';
import { verticalFileOf } from '../../edit/files.ts';
import { Project } from '../../quality/tools/project.ts';

/** `Project` has no edit/: that it builds shows that nothing else needs the editor. */
const [without, beside] = [new Project(), new Project()];
afterAll(() => {
  without.remove();
  beside.remove();
});

test('the built site is the same with and without the editor, byte for byte', async () => {
  const isSource = (path: string) => !/node_modules|dist/.test(path);
  cpSync('edit', beside.at('edit'), { recursive: true, filter: isSource });
  symlinkSync(resolve('edit/node_modules'), beside.at('edit/node_modules'));
  for (const project of [without, beside]) {
    const { code, output } = await project.build();
    expect([code, output]).toEqual([0, expect.anything()]);
  }
  const [one, other] = [filesOf(without), filesOf(beside)];
  expect([...other.keys()]).toEqual([...one.keys()]);
  const differing = [...one].filter(([name, body]) => !other.get(name)?.equals(body));
  expect(differing.map(([name]) => name)).toEqual([]);
  expect(one.size).toBeGreaterThan(20);
});

test('a copy of a vertical under a name of its own builds, with its route and its card', async () => {
  const desk = new Desk(beside.root);
  const { data } = desk.read()[verticalFileOf('hotels')] as { data: { page: object } };
  const meta = { title: 'Spa passes', description: 'Spa keys in the wallet.' };
  const spas = { ...data, name: 'Spas', theme: 'offices', page: { ...data.page, meta } };
  desk.save(verticalFileOf('spas'), spas, undefined);
  const { code, output } = await beside.build();
  expect([code, output]).toEqual([0, expect.anything()]);
  expect(beside.read('dist/spas.html')).toMatch(/<html[^>]* data-theme="offices"/);
  expect(beside.read('dist/index.html')).toContain('href="/spas"');
  expect(beside.read('dist/sitemap.xml')).toContain('/spas<');
});

function filesOf(project: Project) {
  const root = project.at('dist');
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(root, name))]));
}
