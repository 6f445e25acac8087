import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { ContentError, check, parseYaml, plain } from './errors.ts';
import { text as words } from './text.ts';
import { tones } from './tones.ts';

/** Brand, addresses and the words every page shares live in site.yaml, and nowhere else. */
const file = 'src/content/site.yaml';

/** The code on a pass holds it, with a path. */
const longestAddress = 200;

/** An absolute https address without a trailing slash, or a message that says so. */
const address = z
  .string()
  .max(longestAddress, `expected at most ${longestAddress} characters`)
  .refine(isAddress, {
    error: (issue) => `expected an absolute https address, got '${issue.input}'`,
  })
  .transform((value) => new URL(value).href.replace(/\/+$/, ''));

/** Paths are put behind it, so it ends before a query or a fragment. */
function isAddress(value: string) {
  return /^https:\/\/[^?#]+$/i.test(value) && URL.canParse(value);
}

const path = z.string().regex(/^\/[\w./-]*$/, 'expected a path such as /sign-in');
const anchor = z.string().regex(/^#[a-z-]+$/, 'expected an anchor such as #use-cases');
const field = z.strictObject({ label: words, value: words });

const navigationLink = z.strictObject({
  label: words,
  href: anchor,
  /** The small header field of the pass in the phone menu: decoration, not part of the name. */
  field,
  tone: z.enum([...tones, 'accent']),
});

const schema = z.strictObject({
  name: words,
  tagline: words,
  description: words,
  copyright: words,
  worksWith: words,
  siteUrl: address,
  appUrl: address,
  /** Where a weakness is reported: it goes into security.txt. */
  securityContact: words.regex(
    /^(?:https:\/\/|mailto:\S+@)\S+$/,
    'expected a mail or https address, such as mailto:security@…',
  ),
  signIn: z.strictObject({ label: words, path }),
  getDemo: z.strictObject({ label: words, path }),
  navigation: z.strictObject({
    label: words,
    open: words,
    close: words,
    skip: words,
    home: z.array(navigationLink).min(1),
    vertical: z.array(navigationLink).min(1),
  }),
  footer: z
    .array(
      z.strictObject({
        title: words,
        links: z.array(z.strictObject({ label: words, href: anchor })).length(3),
      }),
    )
    .length(3),
  useCase: z.strictObject({ learnMore: words, comingSoon: words }),
  related: z.strictObject({ title: words, text: words }),
  tabs: z.strictObject({ pause: words, play: words, position: words }),
});

export type Site = z.output<typeof schema>;
export type NavigationLink = z.output<typeof navigationLink>;
export type PassField = z.output<typeof field>;

export function readSite(text: string, env: Record<string, string | undefined>): Site {
  const raw = parseYaml(file, text);
  const changed: Record<string, string> = {};
  // The two addresses may be set for one build; the error then names the setting, not the file.
  for (const [setting, key] of [
    ['SITE_URL', 'siteUrl'],
    ['APP_URL', 'appUrl'],
  ] as const) {
    const value = env[setting];
    if (value === undefined || value === '') continue;
    const checked = address.safeParse(value);
    if (!checked.success) {
      throw new ContentError(plain(`${setting}: ${checked.error.issues[0]?.message}`));
    }
    changed[key] = value;
  }
  const isMap = typeof raw === 'object' && !Array.isArray(raw);
  const checked = check(file, isMap ? { ...raw, ...changed } : raw, schema);
  return JSON.parse(JSON.stringify(checked), (_key, value) =>
    typeof value === 'string' ? named(value, checked.name) : value,
  ) as Site;
}

const named = (text: string, name: string) => text.replaceAll('{product}', () => name);

export const site = readSite(readFileSync(file, 'utf8'), process.env);

/** Replaces {product} by the brand name, wherever a text may carry it. */
export const withProduct = (text: string) => named(text, site.name);

export const appLink = (path: string) => `${site.appUrl}${path}`;
