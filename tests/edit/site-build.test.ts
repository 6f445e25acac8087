import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Project } from '../project.ts';

/** `Project` copies no tools/editor/ folder, so its build also shows that the site does not need it. */
const projects = [new Project(), new Project()] as const;
const [withoutEditor, withEditor] = projects;
afterAll(() => {
  for (const project of projects) project.remove();
});

test('builds the same files, byte for byte, in another folder and with the editor', async () => {
  const isSource = (path: string) => !/node_modules|dist/.test(path);
  cpSync('tools/editor', withEditor.at('tools/editor'), { recursive: true, filter: isSource });
  symlinkSync(resolve('tools/editor/node_modules'), withEditor.at('tools/editor/node_modules'));
  for (const { code, output } of await Promise.all(projects.map((project) => project.build())))
    expect(code, output).toBe(0);

  const [files, otherFiles] = [filesOf(withoutEditor), filesOf(withEditor)];
  expect([...files.keys()]).toEqual([...otherFiles.keys()]);
  const compressed = [...files.keys()].filter((name) => name.endsWith('.br'));
  expect(compressed.length).toBeGreaterThan(5);
  const different = [...files].filter(([name, body]) => !otherFiles.get(name)?.equals(body));
  expect(different.map(([name]) => name)).toEqual([]);
});

function filesOf(project: Project) {
  const root = project.at('dist');
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(root, name))]));
}
