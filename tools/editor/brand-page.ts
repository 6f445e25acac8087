import type { ContentIssue } from '../../src/model/load/content-errors.ts';
import { brandPage, isBrandField, siteFile } from './content-files.ts';
import { type Fields, isFields } from './data.ts';

const pick = (fields: Fields, isPicked: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name)));

/** The data of site.yaml as the two pages that show it. */
export function splitSite(site: unknown): Record<string, unknown> {
  if (!isFields(site)) return { [siteFile]: site };
  return {
    [brandPage.file]: pick(site, isBrandField),
    [siteFile]: pick(site, (name) => !isBrandField(name)),
  };
}

/** The data of site.yaml after one of its two pages was edited, in the order of the file. */
export function joinSite(site: unknown, page: string, edited: unknown): unknown {
  if (!isFields(site) || !isFields(edited)) return edited;
  const isEdited = (name: string) => isBrandField(name) === (page === brandPage.file);
  const names = new Set([...Object.keys(site), ...Object.keys(edited).filter(isEdited)]);
  return Object.fromEntries(
    [...names].map((name) => [name, isEdited(name) ? edited[name] : site[name]]),
  );
}

/** The page of the editor that has this field. */
export const toEditorPage = <Location extends Pick<ContentIssue, 'file'> & { path?: unknown[] }>(
  location: Location,
): Location =>
  location.file === siteFile && isBrandField(location.path?.[0])
    ? { ...location, file: brandPage.file }
    : location;
