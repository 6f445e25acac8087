/**
 * The content of each face. `node tools/art/faces/face-content.ts <name> …` prints a hash of each as JSON.
 *
 * A face is named after the id of its picture (`hotels/row-2`). Other faces are the card or the board of a vertical
 * (`hotels/card`, `hotels/board`), three lines of a board drawn large (`offices/close-up`), the empty wallet on the home page, and the legacy app and PDF.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { findTheme } from '../../../src/model/derive/find-theme.ts';
import { themeCss } from '../../../src/model/derive/theme-css.ts';
import { loadContent } from '../../../src/model/load/load-content.ts';
import { readContentFiles } from '../../../src/model/load/read-files.ts';
import type { PassContent } from '../../../src/model/schema/pass.ts';
import type { PictureContent } from '../../../src/model/schema/picture.ts';
import type { Vertical } from '../../../src/model/schema/vertical.ts';
import { legacyFaces } from './legacy-faces.ts';

const { verticals, site, palette } = loadContent(
  readContentFiles(join(import.meta.dirname, '../../..')),
  {},
);

export const themeRules = themeCss(palette);

export function faceContent(name: string) {
  const content = findFace(name);
  if (content) return content;
  throw new Error(`There is no face '${name}': no picture in src/content/verticals has this id.`);
}

/** Whether the content still has what a picture shows. */
export const hasFace = (name: string) => findFace(name) !== undefined;

function findFace(name: string) {
  if (name in legacyFaces) return { kind: 'legacy', ...legacyFaces[name] };
  if (name === 'wallet') return { kind: 'wallet' };
  for (const { page, ...vertical } of verticals) {
    const { id, pass, useCase } = vertical;
    const issued = issuedPass(vertical);
    if (name === `${id}/card`) return { kind: 'card', ...issued, code: `${site.siteUrl}/${id}` };
    if (name === `${id}/board`)
      return { kind: 'board', ...issued, board: page?.boardSection?.board };
    if (name === `${id}/close-up`)
      return { kind: 'closeUp', ...issued, board: page?.boardSection?.board };
    const phonePicture = findPhonePicture(name, { useCase, page }, pass);
    if (phonePicture) return { kind: 'phone', ...issued, ...phonePicture };
  }
  return undefined;
}

/** The colors are included because they change the picture. */
const issuedPass = ({ theme, business, pass }: Pick<Vertical, 'theme' | 'business' | 'pass'>) => ({
  business: { ...business, theme },
  pass,
  colors: findTheme(palette, theme),
});

const defaultPhone = { time: site.phone.clock, justNow: site.phone.justNow };

interface PhonePicture {
  pass: PassContent;
  phone: NonNullable<PictureContent['phone']> & typeof defaultPhone;
}

/** The phone in a picture, with the pass of its row or tab, or else of the vertical. */
function findPhonePicture(
  pictureId: string,
  content: unknown,
  inherited: PassContent,
): PhonePicture | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const { pass = inherited, ...rest } = content as Partial<PictureContent & PhonePicture>;
  if (rest.pictureId === pictureId) return { pass, phone: { ...defaultPhone, ...rest.phone } };
  for (const part of Object.values(rest)) {
    const found = findPhonePicture(pictureId, part, pass);
    if (found) return found;
  }
  return undefined;
}

export function hashFace(name: string): string {
  return createHash('sha256')
    .update(JSON.stringify(faceContent(name)))
    .digest('hex')
    .slice(0, 16);
}

if (import.meta.main) {
  try {
    const names = process.argv.slice(2);
    console.log(JSON.stringify(Object.fromEntries(names.map((name) => [name, hashFace(name)]))));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
