import { cpSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Project } from '../../quality/tools/project.ts';
import { expectSameBuild } from '../compare-builds.ts';

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
  for (const project of [withoutEditor, withEditor]) {
    const { code, output } = await project.build();
    expect(code, output).toBe(0);
  }
  expectSameBuild(withoutEditor, withEditor);
});
