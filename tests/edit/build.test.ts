import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Project } from '../../tools/project.ts';

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

function filesOf(project: Project) {
  const root = project.at('dist');
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(root, name))]));
}
