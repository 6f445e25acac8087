import type { VerticalFile } from '../schema/vertical.ts';
import type { ContentIssues } from './content-errors.ts';

/** A file that fits its schema. */
interface ValidFile<Data = object> {
  file: string;
  data: Data;
}

type ValidVertical = ValidFile<VerticalFile> & { id: string };

/** Every `theme` must name a theme of themes.yaml. */
export function checkThemes(files: ValidFile[], themes: string[], issues: ContentIssues) {
  for (const { file, data } of files) {
    for (const { path, value } of findFields('theme', data)) {
      if (themes.includes(value)) continue;
      issues.addToField(
        file,
        path,
        `there is no theme '${value}' in src/content/themes.yaml; expected ${themes.join(', ')}`,
      );
    }
  }
}

/** A vertical without `theme` uses the theme of its own name, which must exist. */
export function checkDefaultThemes(
  verticals: ValidVertical[],
  themes: string[],
  issues: ContentIssues,
) {
  for (const { file, id, data } of verticals) {
    if (data.theme || themes.includes(id)) continue;
    issues.addToField(
      file,
      ['theme'],
      `expected one of ${themes.join(', ')}, or a theme '${id}' in src/content/themes.yaml`,
    );
  }
}

/** A vertical must use its own picture ids. */
export function checkPictureIds(verticals: ValidVertical[], issues: ContentIssues) {
  for (const { file, id, data } of verticals) {
    for (const { path, value } of findFields('pictureId', data)) {
      if (value === `cards/${id}` || value.startsWith(`${id}/`)) continue;
      issues.addToField(
        file,
        path,
        `expected cards/${id} or a picture id that starts with ${id}/; got '${value}'`,
      );
    }
  }
}

/** Cards and lists show the name of a vertical. */
export function checkUniqueNames(verticals: ValidVertical[], issues: ContentIssues) {
  for (const [index, { file, data }] of verticals.entries()) {
    const other = verticals.slice(0, index).find(({ data: { name } }) => name === data.name);
    if (!other) continue;
    const message = `expected a name that no other vertical has; ${other.file} has the same`;
    issues.addToField(file, ['name'], message);
  }
}

/** Search engines treat pages with the same title or description as duplicates. */
export function checkUniqueMeta(
  others: ValidFile<{ meta: Record<string, string> }>[],
  verticals: ValidVertical[],
  issues: ContentIssues,
) {
  const fileByText = new Map<string, string>();
  const pages = [
    ...others.map(({ file, data }) => ({ file, path: ['meta'], meta: data.meta })),
    ...verticals.flatMap(({ file, data: { page } }) =>
      page ? { file, path: ['page', 'meta'], meta: page.meta } : [],
    ),
  ];
  for (const { file, path, meta } of pages) {
    for (const [field, text] of Object.entries(meta)) {
      const other = fileByText.get(text);
      if (other) {
        const message = `expected a text that no other page has; ${other} has the same`;
        issues.addToField(file, [...path, field], message);
      } else fileByText.set(text, file);
    }
  }
}

interface FoundField {
  path: string[];
  value: string;
}

/** All texts with this key, at any depth. */
function findFields(name: string, data: object, parents: string[] = []): FoundField[] {
  return Object.entries(data).flatMap(([key, value]): FoundField[] => {
    const path = [...parents, key];
    if (typeof value === 'object' && value !== null) return findFields(name, value, path);
    return key === name && typeof value === 'string' ? [{ path, value }] : [];
  });
}
