import { z } from 'astro/zod';
import { homeFile } from '../schema/home.ts';
import { notFoundFile } from '../schema/not-found.ts';
import { address, siteFile } from '../schema/site.ts';
import { nameProduct, words } from '../schema/text.ts';
import { paletteFile } from '../schema/themes.ts';
import { verticalFile } from '../schema/vertical.ts';
import { checkOwnThemes, checkSlots, checkThemes, checkTitles } from './check-references.ts';
import { inPlainWords, Mistakes } from './content-errors.ts';
import { type Content, settle } from './resolve-content.ts';
import { verticalIn } from './vertical-id.ts';
import { parseYaml } from './yaml.ts';

/** The text of each file, by its path from the root of the project. */
export type ContentTexts = Record<string, string>;

/** SITE_URL and APP_URL, where they are set; the rest of an environment may be there too. */
export type Settings = Record<string, string | undefined>;

const siteName = 'src/content/site.yaml';

/**
 * Reads all content at once, and returns it whole or throws all of its mistakes.
 * @param finish What the editor does to a file's data once it has been found right.
 */
export function loadContent(
  texts: ContentTexts,
  settings: Settings,
  finish: <Data>(file: string, data: Data) => Data = (_, data) => data,
): Content {
  const mistakes = new Mistakes();
  const addresses = addressesIn(settings, mistakes);
  const parsed = new Map<string, unknown>();
  for (const [file, text] of Object.entries(texts)) {
    const result = parseYaml(text);
    if ('mistake' in result) mistakes.inFile(file, 'is not valid YAML:', [result.mistake]);
    else parsed.set(file, file === siteName ? withFields(result.data, addresses) : result.data);
  }
  const product = nameIn(parsed.get(siteName));
  const unread = new Set(Object.keys(texts));

  function read<Schema extends z.ZodType>(file: string, schema: Schema) {
    if (!unread.delete(file)) mistakes.inFile(file, 'is missing');
    if (!parsed.has(file)) return undefined;
    const data = nameProduct(parsed.get(file), product);
    const result = schema.safeParse(data, { error: inPlainWords });
    for (const { path, message } of result.error?.issues ?? []) {
      mistakes.inField(file, path, message);
    }
    return result.success ? { file, data: finish(file, result.data) } : undefined;
  }

  const site = read(siteName, siteFile);
  const palette = read('src/content/themes.yaml', paletteFile);
  const home = read('src/content/home.yaml', homeFile);
  const notFound = read('src/content/not-found.yaml', notFoundFile);
  const verticals = Object.keys(texts).flatMap((file) => {
    const id = verticalIn(file);
    const found = id && read(file, verticalFile);
    return found ? { ...found, id } : [];
  });
  for (const file of unread) {
    const place = 'src/content/verticals, under a name such as real-estate.yaml';
    mistakes.inFile(file, `is not read: a vertical belongs into ${place}`);
  }

  const others = [home, notFound].filter((file) => file !== undefined);
  if (palette) {
    const themes = Object.keys(palette.data.themes);
    checkThemes([...(site ? [site] : []), ...others, ...verticals], themes, mistakes);
    checkOwnThemes(verticals, themes, mistakes);
  }
  checkSlots(verticals, mistakes);
  checkTitles(others, verticals, mistakes);
  if (mistakes.none && verticals.every(({ data }) => !data.timeline)) {
    mistakes.inFile(
      'src/content/verticals',
      'is not right: expected `timeline` in one file at least',
    );
  }

  if (!mistakes.none || !site || !palette || !home || !notFound) throw mistakes.error;
  return settle({
    site: site.data,
    palette: palette.data,
    home: home.data,
    notFound: notFound.data,
    verticals: verticals.map(({ id, data }) => ({ ...data, id })),
  });
}

/** The two addresses may be set for one build; a mistake then names the setting, not the file. */
function addressesIn(settings: Settings, mistakes: Mistakes) {
  const found: Record<string, string> = {};
  for (const [setting, field] of [
    ['SITE_URL', 'siteUrl'],
    ['APP_URL', 'appUrl'],
  ] as const) {
    const value = settings[setting];
    if (!value) continue;
    const checked = address.safeParse(value);
    if (checked.success) found[field] = checked.data;
    for (const { message } of checked.error?.issues.slice(0, 1) ?? []) {
      mistakes.inSetting(setting, message);
    }
  }
  return found;
}

const isFields = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const withFields = (data: unknown, fields: object) =>
  isFields(data) ? { ...data, ...fields } : data;

/** Without a name, texts are checked with a name that passes: one mistake is enough. */
function nameIn(site: unknown): string {
  const { data } = z.looseObject({ name: words }).safeParse(site);
  return data?.name ?? 'Product';
}
