import type { VerticalFile } from '../schema/vertical.ts';
import type { Mistakes } from './content-errors.ts';

/** A file of content that fits its schema. */
interface Checked<Data = object> {
  file: string;
  data: Data;
}

type CheckedVertical = Checked<VerticalFile> & { id: string };

/** Whatever wears a theme wears one that there is. */
export function checkThemes(files: Checked[], themes: string[], mistakes: Mistakes) {
  for (const { file, data } of files) {
    for (const { path, value } of fieldsCalled('theme', data)) {
      if (themes.includes(value)) continue;
      mistakes.inField(
        file,
        path,
        `no theme in src/content/themes.yaml is called '${value}'; expected ${themes.join(', ')}`,
      );
    }
  }
}

/** A vertical that names no theme wears the one of its own name. */
export function checkOwnThemes(verticals: CheckedVertical[], themes: string[], mistakes: Mistakes) {
  for (const { file, id, data } of verticals) {
    if (data.theme || themes.includes(id)) continue;
    mistakes.inField(
      file,
      ['theme'],
      `expected one of ${themes.join(', ')}, or colors for ${id} in src/content/themes.yaml`,
    );
  }
}

/** A vertical shows its own pictures: this finds the slot of a misspelt or another vertical. */
export function checkSlots(verticals: CheckedVertical[], mistakes: Mistakes) {
  for (const { file, id, data } of verticals) {
    for (const { path, value } of fieldsCalled('slot', data)) {
      if (value === `cards/${id}` || value.startsWith(`${id}/`)) continue;
      mistakes.inField(file, path, `expected cards/${id} or a slot in ${id}/, got '${value}'`);
    }
  }
}

/** Search engines take pages of the same title, or of the same description, for one. */
export function checkTitles(
  others: Checked<{ meta: Record<string, string> }>[],
  verticals: CheckedVertical[],
  mistakes: Mistakes,
) {
  const owners = new Map<string, string>();
  const pages = [
    ...others.map(({ file, data }) => ({ file, path: ['meta'], meta: data.meta })),
    ...verticals.flatMap(({ file, data: { page } }) =>
      page ? { file, path: ['page', 'meta'], meta: page.meta } : [],
    ),
  ];
  for (const { file, path, meta } of pages) {
    for (const [field, words] of Object.entries(meta)) {
      const owner = owners.get(words);
      if (owner) {
        mistakes.inField(
          file,
          [...path, field],
          `expected words of its own, ${owner} has the same`,
        );
      } else owners.set(words, file);
    }
  }
}

interface Found {
  path: string[];
  value: string;
}

/** Every text that a file gives under this name, however deep. */
function fieldsCalled(name: string, data: object, path: string[] = []): Found[] {
  return Object.entries(data).flatMap(([key, value]): Found[] => {
    const place = [...path, key];
    if (typeof value === 'object' && value !== null) return fieldsCalled(name, value, place);
    return key === name && typeof value === 'string' ? [{ path: place, value }] : [];
  });
}
