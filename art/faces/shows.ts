/**
 * What each face says, out of the site's content. `node art/faces/shows.ts <name> …` prints a mark of each, as JSON.
 *
 * A face is named after the slot of its picture (`hotels/row-2`), or it is a vertical's card or board (`hotels/card`,
 * `hotels/board`), the wallet of the first page, or a thing of the old world.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { check, parseYaml } from '../../src/content/errors.ts';
import { asVertical, type Pass, type Picture, vertical } from '../../src/content/schema.ts';
import { oldWorld } from './old-world.ts';

const root = join(import.meta.dirname, '../..');
const verticals = globSync('src/content/verticals/*.yaml', { cwd: root }).map((file) => {
  const data = parseYaml(file, readFileSync(join(root, file), 'utf8'));
  return asVertical(basename(file, '.yaml'), check(file, data, vertical));
});

export function shows(name: string) {
  if (name in oldWorld) return { kind: 'old world', ...oldWorld[name] };
  if (name === 'wallet') {
    const first = verticals.filter(({ page }) => page).toSorted((a, b) => a.order - b.order);
    const passes = first.map(({ tone, tenant, pass }) => ({ tone, tenant, pass }));
    return { kind: 'wallet', passes };
  }
  for (const { id, tone, tenant, ...content } of verticals) {
    const issuer = { tone, tenant };
    if (name === `${id}/card`) return { kind: 'card', issuer, pass: content.pass, code: id };
    if (name === `${id}/board`)
      return { kind: 'board', issuer, board: content.page?.dashboard.board };
    const found = pictureAt(name, content, content.pass);
    if (found) return { kind: 'phone', issuer, ...found };
  }
  throw new Error(`no face ${name}: no picture in src/content/verticals has this slot`);
}

/** The phone in the picture of a slot, with the pass of its row or tab, or else that of the vertical. */
function pictureAt(slot: string, content: unknown, pass: Pass): Found | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const { pass: own = pass, ...here } = content as Partial<Picture & { pass: Pass }>;
  if (here.slot === slot) return { pass, phone: here.phone };
  for (const part of Object.values(here)) {
    const found = pictureAt(slot, part, own);
    if (found) return found;
  }
  return undefined;
}

type Found = { pass: Pass; phone: Picture['phone'] };

export function mark(name: string): string {
  return createHash('sha256')
    .update(JSON.stringify(shows(name)))
    .digest('hex')
    .slice(0, 16);
}

if (import.meta.main) {
  try {
    const names = process.argv.slice(2);
    console.log(JSON.stringify(Object.fromEntries(names.map((name) => [name, mark(name)]))));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
