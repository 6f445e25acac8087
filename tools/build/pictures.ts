import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentIssues } from '../../src/model/load/content-errors.ts';
import type { ContentFiles } from '../../src/model/load/load-content.ts';
import { safeParseYaml } from '../../src/model/load/yaml.ts';

type Manifest = Record<string, Record<string, { widths: number[] }>>;

const folder = 'src/assets/pictures';

const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'manifest.json'), 'utf8'));

/** Throws an error that names each field of the content whose picture is listed but has lost its files. */
export function checkPictures(files: ContentFiles, root = '.') {
  const manifest = readManifest(root);
  const issues = new ContentIssues();
  for (const [file, source] of Object.entries(files)) {
    const parsed = safeParseYaml(source);
    for (const { path, pictureId } of 'data' in parsed ? pictureIdsIn(parsed.data) : []) {
      const shapes = Object.entries(manifest[pictureId] ?? {});
      const missing = shapes
        .map(([shape]) => `${folder}/${pictureId}${shape === 'wide' ? '' : `-${shape}`}`)
        .filter((master) => globSync(`${master}/*`, { cwd: root }).length === 0);
      if (missing.length === 0) continue;
      const names = missing.map((master) => `${master}.webp`).join(' and ');
      issues.addToField(
        file,
        path,
        `expected ${names}; restore it, or remove this reference, and run npm run pictures`,
      );
    }
  }
  if (!issues.isEmpty) throw issues.toError();
}

/** The ids of the pictures that the content uses. */
export const usedPictures = (content: unknown) =>
  new Set(pictureIdsIn(content).map(({ pictureId }) => pictureId));

/** A sentence with the pictures that the content does not use, or undefined. */
export function describeUnused(content: unknown, root = '.'): string | undefined {
  const used = usedPictures(content);
  const idOf = (file: string) => file.slice(folder.length + 1).replace(/(?:-portrait)?\.webp$/, '');
  const masters = globSync(`${folder}/*/*.webp`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !used.has(idOf(file)))
    .sort();
  const listed = Object.keys(readManifest(root)).filter((pictureId) => !used.has(pictureId));
  const unused = new Set([...masters.map(idOf), ...listed]);
  if (unused.size === 0) return undefined;
  const remove = masters.length > 0 ? `rm ${masters.join(' ')} && ` : '';
  return `No page shows ${[...unused].sort().join(', ')}. To remove them: ${remove}npm run pictures && npm run brand`;
}

function pictureIdsIn(
  data: unknown,
  parents: string[] = [],
): { path: string[]; pictureId: string }[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const path = [...parents, key];
    return key === 'pictureId' ? [{ path, pictureId: String(value) }] : pictureIdsIn(value, path);
  });
}
