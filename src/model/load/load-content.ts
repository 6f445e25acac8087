import { z } from 'astro/zod';
import type { Content } from '../schema/content.ts';
import { homeSchema } from '../schema/home.ts';
import { notFoundSchema } from '../schema/not-found.ts';
import { address, productName, siteSchema } from '../schema/site.ts';
import { themesSchema } from '../schema/themes.ts';
import { verticalSchema } from '../schema/vertical.ts';
import {
  checkDefaultThemes,
  checkPictureIds,
  checkThemes,
  checkUniqueMeta,
  checkUniqueNames,
} from './check-references.ts';
import { ContentIssues, contentErrorMap } from './content-errors.ts';
import { replaceProductName } from './replace-product-name.ts';
import { resolveContent } from './resolve-content.ts';
import { verticalIdOf } from './vertical-id.ts';
import { safeParseYaml } from './yaml.ts';

/** The YAML text of each file, by its path from the project root. */
export type ContentFiles = Record<string, string>;

/** Environment variables, of which SITE_URL and APP_URL are used. */
export type Settings = Record<string, string | undefined>;

const sitePath = 'src/content/site.yaml';

/**
 * Parses and checks all content files, or throws one error with all issues.
 * @param transform Changes the data of each valid file; the editor marks texts with it.
 */
export function loadContent(
  files: ContentFiles,
  settings: Settings,
  transform: <Data>(file: string, data: Data) => Data = (_, data) => data,
): Content {
  const issues = new ContentIssues();
  const addresses = addressesIn(settings, issues);
  const parsed = new Map<string, unknown>();
  for (const [file, source] of Object.entries(files)) {
    const result = safeParseYaml(source);
    if ('error' in result) issues.addToFile(file, 'is not valid YAML:', [result.error]);
    else parsed.set(file, file === sitePath ? withFields(result.data, addresses) : result.data);
  }
  const name = productNameIn(parsed.get(sitePath));
  const unread = new Set(Object.keys(files));

  function read<Schema extends z.ZodType>(file: string, schema: Schema) {
    if (!unread.delete(file)) issues.addToFile(file, 'is missing');
    if (!parsed.has(file)) return undefined;
    const data = replaceProductName(parsed.get(file), name);
    const result = schema.safeParse(data, { error: contentErrorMap });
    for (const { path, message } of result.error?.issues ?? []) {
      issues.addToField(file, path, message);
    }
    return result.success ? { file, data: transform(file, result.data) } : undefined;
  }

  const site = read(sitePath, siteSchema);
  const palette = read('src/content/themes.yaml', themesSchema);
  const home = read('src/content/home.yaml', homeSchema);
  const notFound = read('src/content/not-found.yaml', notFoundSchema);
  const verticals = Object.keys(files).flatMap((file) => {
    const id = verticalIdOf(file);
    const vertical = id && read(file, verticalSchema);
    return vertical ? { ...vertical, id } : [];
  });
  for (const file of unread) {
    issues.addToFile(
      file,
      'is not used: expected a vertical in src/content/verticals with a name such as real-estate.yaml',
    );
  }

  const others = [home, notFound].filter((file) => file !== undefined);
  if (palette) {
    const themes = Object.keys(palette.data.themes);
    checkThemes([...(site ? [site] : []), ...others, ...verticals], themes, issues);
    checkDefaultThemes(verticals, themes, issues);
  }
  checkPictureIds(verticals, issues);
  checkUniqueNames(verticals, issues);
  checkUniqueMeta(others, verticals, issues);
  if (issues.isEmpty && home?.data.liveWallet && verticals.every(({ data }) => !data.timeline)) {
    issues.addToFile(
      'src/content/verticals',
      'is not right: expected a timeline in at least one file, because home.yaml has a liveWallet',
    );
  }

  if (!issues.isEmpty || !site || !palette || !home || !notFound) throw issues.toError();
  return resolveContent({
    site: site.data,
    palette: palette.data,
    home: home.data,
    notFound: notFound.data,
    verticals: verticals.map(({ id, data }) => ({ ...data, id })),
  });
}

/** The addresses from environment variables; issues name the variable, not site.yaml. */
function addressesIn(settings: Settings, issues: ContentIssues) {
  const addresses: Record<string, string> = {};
  for (const [setting, field] of [
    ['SITE_URL', 'siteUrl'],
    ['APP_URL', 'appUrl'],
  ] as const) {
    const value = settings[setting];
    if (!value) continue;
    const result = address.safeParse(value);
    if (result.success) addresses[field] = result.data;
    for (const { message } of result.error?.issues.slice(0, 1) ?? []) {
      issues.addToSetting(setting, message);
    }
  }
  return addresses;
}

const withFields = (data: unknown, fields: object) =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data, ...fields } : data;

/** A default name avoids further issues in texts with {product} when the name is invalid. */
function productNameIn(site: unknown): string {
  const { data } = z.looseObject({ name: productName }).safeParse(site);
  return data?.name ?? 'Product';
}
