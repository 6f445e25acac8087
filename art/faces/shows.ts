/**
 * What each face says, out of the site's content. `node art/faces/shows.ts <name> …` prints a mark of each, as JSON.
 *
 * A face is named after the slot of its picture (`hotels/row-2`), or it is a vertical's card or board (`hotels/card`,
 * `hotels/board`), the wallet of the first page, or a thing of the old world.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { findTheme } from '../../src/model/derive/find-theme.ts';
import { themeCss } from '../../src/model/derive/theme-css.ts';
import { loadContent } from '../../src/model/load/load-content.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import type { PassContent } from '../../src/model/schema/pass.ts';
import type { PictureContent } from '../../src/model/schema/picture.ts';
import type { Vertical } from '../../src/model/schema/vertical.ts';
import { oldWorld } from './old-world.ts';

const { verticals, pages, site, palette } = loadContent(
  readContentFiles(join(import.meta.dirname, '../..')),
  {},
);

export const rules = themeCss(palette);

export function shows(name: string) {
  if (name in oldWorld) return { kind: 'old world', ...oldWorld[name] };
  if (name === 'wallet')
    return { kind: 'wallet', time: site.phone.clock, passes: pages.map(issued) };
  for (const { page, ...vertical } of verticals) {
    const { id, pass, useCase } = vertical;
    const from = issued(vertical);
    if (name === `${id}/card`) return { kind: 'card', ...from, code: `${site.siteUrl}/${id}` };
    if (name === `${id}/board`) return { kind: 'board', ...from, board: page?.dashboard.board };
    const found = pictureAt(name, { useCase, page }, pass);
    if (found) return { kind: 'phone', ...from, ...found };
  }
  throw new Error(`no face ${name}: no picture in src/content/verticals has this slot`);
}

/** Who issues a pass and what it looks like, with the colors: a picture shows them too. */
const issued = ({ theme, tenant, pass }: Pick<Vertical, 'theme' | 'tenant' | 'pass'>) => ({
  issuer: { theme, tenant },
  pass,
  colors: findTheme(palette, theme),
});

/** The phone in the picture of a slot, with the pass of its row or tab, or else that of the vertical. */
function pictureAt(slot: string, content: unknown, pass: PassContent): Found | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const { pass: own = pass, ...here } = content as Partial<PictureContent & Found>;
  if (here.slot === slot) return { pass: own, phone: { ...everyPhone, ...here.phone } };
  for (const part of Object.values(here)) {
    const found = pictureAt(slot, part, own);
    if (found) return found;
  }
  return undefined;
}

const everyPhone = { time: site.phone.clock, justNow: site.phone.justNow };

interface Found {
  pass: PassContent;
  phone: NonNullable<PictureContent['phone']> & typeof everyPhone;
}

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
