import { ContentError } from './errors.ts';
import type { Home, NotFound, Vertical } from './schema.ts';
import { tones } from './tones.ts';

/** What no single file can know is checked across all of them. */
export function checkAcross(home: Home, notFound: NotFound, verticals: Vertical[]) {
  checkColours(verticals);
  for (const { id, ...data } of verticals) checkSlots(id, data, []);
  checkUnique([home, notFound], verticals);
}

function checkColours(verticals: Vertical[]) {
  for (const vertical of verticals) {
    if (tones.includes(vertical.tone)) continue;
    const { id } = vertical;
    throw new ContentError(
      `src/content/verticals/${id}.yaml: expected colours for [data-tone='${id}'] in src/styles/tokens.css`,
    );
  }
}

/** A vertical shows its own pictures: this finds the slot of a misspelt or another vertical. */
function checkSlots(id: string, data: object, path: string[]) {
  for (const [key, value] of Object.entries(data)) {
    const field = [...path, key];
    if (typeof value === 'object') checkSlots(id, value, field);
    if (key !== 'slot' || value === `cards/${id}` || value.startsWith(`${id}/`)) continue;
    throw new ContentError(
      `src/content/verticals/${id}.yaml: ${field.join('.')}: expected cards/${id} or a slot in ${id}/, got '${value}'`,
    );
  }
}

function checkUnique([home, notFound]: [Home, NotFound], verticals: Vertical[]) {
  const owners = new Map<string, string>();
  const pages = [
    { file: 'home.yaml', path: 'meta', meta: home.meta },
    { file: 'not-found.yaml', path: 'meta', meta: notFound.meta },
    ...verticals.map(({ id, page }) => ({
      file: `verticals/${id}.yaml`,
      path: 'page.meta',
      meta: page?.meta,
    })),
  ];
  for (const { file, path, meta } of pages) {
    for (const field of ['title', 'description'] as const) {
      const words = meta?.[field];
      if (!words) continue;
      const owner = owners.get(words);
      if (owner) {
        throw new ContentError(
          `src/content/${file}: ${path}.${field}: expected words of its own, ${owner} has the same`,
        );
      }
      owners.set(words, `src/content/${file}`);
    }
  }
}
