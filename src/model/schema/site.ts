import { z } from 'astro/zod';
import { field } from './pass.ts';
import { commonSteps } from './steps.ts';
import { intro, oneOf, words, wordsWith } from './text.ts';

/** The sections that a link may lead to: each page's element of that id. */
const anchors = ['home', 'use-cases', 'how-it-works', 'advantages', 'contact'] as const;
const notOnHome: (typeof anchors)[number][] = ['advantages'];

export const anchor = oneOf('section', anchors).describe('The section it leads to');

/** The code on a pass holds it, with a path. */
const longestAddress = 200;

/** An absolute https address without a trailing slash, or a message that says so. */
export const address = z
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

const path = z
  .string()
  .regex(/^\/[\w./-]*$/, 'expected a path such as /sign-in')
  .describe('Where in the application it leads, such as /sign-in');

const label = words.describe('What can be pressed');

const navigationLink = z.strictObject({
  label,
  anchor,
  theme: z
    .string()
    .optional()
    .describe('Its color in the phone menu; without it, the accent of the page'),
  field: field.describe('Small print in the phone menu: decoration, not part of the name'),
});

/** Brand, addresses and the words every page shares. */
export const siteFile = z.strictObject({
  name: words.describe('The product: {product} becomes this name everywhere'),
  tagline: words.describe('In the footer, and told to search engines'),
  description: words.describe('What the service does, told to search engines'),
  serviceType: words.describe('What the service is, told to search engines'),
  copyright: words.describe('The last line of every page'),
  worksWith: words.describe('Below the headline of the home page'),
  siteUrl: address.describe('Where the site is; SITE_URL overrides it for one build'),
  appUrl: address.describe('Where the application is; APP_URL overrides it for one build'),
  contact: z
    .email('expected a mail address, such as hello@…')
    .describe('Where people write to: it stands in the footer'),
  securityContact: words
    .regex(
      /^(?:https:\/\/|mailto:\S+@)\S+$/,
      'expected a mail or https address, such as mailto:security@…',
    )
    .describe('Where a weakness is reported: it goes into security.txt'),
  signIn: z.strictObject({ label, path }).describe('The link to the application'),
  getDemo: z.strictObject({ label, path }).describe('The black button of every page'),
  navigation: z
    .strictObject({
      label: words.describe('The name of the menu, read aloud'),
      open: words.describe('The button that opens the menu on a phone'),
      close: words.describe('The same button, while it is open'),
      skip: words.describe('The first link of a page, for those who use a keyboard'),
      links: z
        .array(navigationLink)
        .min(1)
        .describe('A page leaves out the links to sections that it does not have'),
    })
    .describe('The menu at the top of every page'),
  footer: z
    .array(
      z.strictObject({
        title: words.describe('Above its links'),
        links: z.array(z.strictObject({ label, anchor })).length(3).describe('Always three'),
      }),
    )
    .length(3)
    .describe('On the home page the links go nowhere'),
  invitation: words.describe('Below the steps of a vertical: opens the live wallet for its use'),
  steps: commonSteps.describe('The three steps; a page may say some of it in its own words'),
  phone: z
    .strictObject({
      clock: words.describe('The time at the top of the screen'),
      justNow: words.describe('When a notification has arrived'),
    })
    .describe('What every drawn phone says'),
  useCase: z
    .strictObject({
      learnMore: words.describe('Leads to the page of the vertical'),
      about: wordsWith('vertical').describe('Read aloud after Learn More'),
      comingSoon: words.describe('Instead of Learn More, while a vertical has no page'),
    })
    .describe('On the card of every vertical'),
  related: z.strictObject(intro).describe('Above the other verticals, at the end of a page'),
  tabs: z
    .strictObject({
      pause: words.describe('The button, while they turn'),
      play: words.describe('The button, while they stand'),
      position: words.describe('Read aloud before which of the tabs is shown'),
      count: wordsWith('number', 'all'),
    })
    .describe('The tabs of a vertical, which turn by themselves'),
});

/** The navigation is written once; the home page lacks a section that the others have. */
export function settleSite({ navigation, ...site }: SiteFile) {
  const { links, ...said } = navigation;
  const home = links.filter((link) => !notOnHome.includes(link.anchor));
  return { ...site, navigation: { ...said, home, vertical: links } };
}

/** Addresses that lead nowhere, because nobody has put the real ones in yet. */
export const examplesIn = ({ siteUrl, appUrl, contact }: SiteContent) =>
  Object.entries({ SITE_URL: siteUrl, APP_URL: appUrl, contact })
    .filter(([, value]) => /\.example$/.test(value))
    .map(([name, value]) => `${name} (${value})`);

export type SiteFile = z.output<typeof siteFile>;
export type SiteContent = ReturnType<typeof settleSite>;
export type NavigationLink = z.output<typeof navigationLink>;

export const appLink = ({ appUrl }: Pick<SiteContent, 'appUrl'>, { path }: { path: string }) =>
  `${appUrl}${path}`;
