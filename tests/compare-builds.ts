import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Project } from '../quality/tools/project.ts';

/** Compares all files in dist, byte for byte. */
export function expectSameBuild(one: Project, other: Project) {
  const [files, otherFiles] = [filesOf(one), filesOf(other)];
  expect([...files.keys()]).toEqual([...otherFiles.keys()]);
  const compressed = [...files.keys()].filter((name) => name.endsWith('.br'));
  expect(compressed.length).toBeGreaterThan(5);
  const different = [...files].filter(([name, body]) => !otherFiles.get(name)?.equals(body));
  expect(different.map(([name]) => name)).toEqual([]);
}

function filesOf(project: Project) {
  const root = project.at('dist');
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(root, name))]));
}
