import { z } from 'astro/zod';
import { field } from './pass.ts';
import { sharedSteps } from './steps.ts';
import { group, intro, oneOf, text, textWithPlaceholders } from './text.ts';

/** The element IDs that a link may lead to. */
const anchors = ['home', 'use-cases', 'how-it-works', 'advantages', 'contact'] as const;
export const anchorsNotOnHome: (typeof anchors)[number][] = ['advantages'];

export const anchor = oneOf('section', anchors).describe('The section that it leads to');

/** Limited because the QR code on a pass contains the address and a path. */
const maxAddressLength = 200;

/** An absolute https URL. Paths are appended to it, so it has no query, fragment or trailing slash. */
export const address = z
  .string()
  .max(maxAddressLength, `expected at most ${maxAddressLength} characters`)
  .refine((value) => /^https:\/\/[^?#]+$/i.test(value) && URL.canParse(value), {
    error: (issue) => `expected an absolute https address; got '${issue.input}'`,
  })
  .transform((value) => new URL(value).href.replace(/\/+$/, ''));

const path = z
  .string()
  .regex(/^\/[\w./-]*$/, 'expected a path such as /sign-in')
  .describe('The path in the application, such as /sign-in');

/** The lengths that fit the header, the footer and the drawn passes. */
export const productName = text
  .refine((name) => !name.includes('\n') && [...name].length >= 2 && [...name].length <= 24, {
    error: ({ input }) =>
      `expected a name of 2 to 24 characters in one line; this has ${[...String(input)].length}`,
  })
  .meta({ expects: '2 to 24 characters' });

const label = text.describe('The text of the link or button');

const navigationLink = z.strictObject({
  label,
  anchor,
  theme: z
    .string()
    .optional()
    .describe('The color theme of the link in the phone menu. Empty: the accent of the page'),
  field: field.describe('Decorative small print of the link in the phone menu'),
  fieldOnVertical: field
    .optional()
    .describe('The small print on the page of a vertical. Empty: the same'),
  fieldOnNotFound: field
    .optional()
    .describe('The small print on the not-found page. Empty: the same'),
});

export const siteSchema = z.strictObject({
  name: productName.describe('The product name. It replaces {product} in all texts'),
  tagline: text.describe('The sentence in the footer, also given to search engines'),
  description: text.describe('What the service does, for search engines'),
  serviceType: text.describe('The kind of service, for search engines'),
  copyright: text.describe('The last line of every page'),
  worksWith: text.describe('The line below the headline of the home page'),
  siteUrl: address.describe('The address of this site. SITE_URL overrides it for one build'),
  appUrl: address.describe('The address of the application. APP_URL overrides it for one build'),
  contact: z
    .email('expected an email address such as hello@example.com')
    .describe('The email address in the footer'),
  securityContact: text
    .regex(
      /^(?:https:\/\/|mailto:\S+@)\S+$/,
      'expected an https or mailto address such as mailto:security@example.com',
    )
    .describe('Where to report security problems, published in security.txt'),
  signIn: z.strictObject({ label, path }).describe('The sign-in link'),
  getDemo: group('The demo button on every page', {
    label,
    path,
    withPass: label
      .optional()
      .describe(
        'In the button, when its address contains the pass that the visitor has designed. Empty: it never does',
      ),
  }),
  navigation: group('The menu at the top of every page', {
    label: text.describe('The name of the menu for screen readers'),
    open: text.describe('The button that opens the menu on a phone'),
    close: text.describe('The button that closes the menu on a phone'),
    skip: text.describe('The link for keyboard users that skips the menu'),
    links: z
      .array(navigationLink)
      .min(1)
      .describe('The menu links. A page hides links to sections that it does not have'),
  }),
  footer: z
    .array(
      z.strictObject({
        title: text.describe('The title above the links'),
        links: z.array(z.strictObject({ label, anchor })).length(3).describe('Three links'),
      }),
    )
    .length(3)
    .describe('The three link lists in the footer. On the home page they are not clickable'),
  tryLiveWallet: text.describe(
    'The button below the steps of a vertical, until the visitor has made a pass. It opens the live wallet',
  ),
  steps: sharedSteps.describe('The three steps, on every page. A page can replace a title or text'),
  phone: group('The texts on every drawn phone', {
    clock: text.describe('The time at the top of the screen'),
    justNow: text.describe('The time of a notification that has just arrived'),
  }),
  useCase: group('The texts on the card of every vertical', {
    learnMore: text.describe('The link to the page of the vertical'),
    about: textWithPlaceholders('vertical').describe(
      'Added to the link for screen readers; {vertical} is the name of the vertical',
    ),
    comingSoon: text.describe('Shown instead of the link while a vertical has no page'),
  }),
  questionsTitle: text.describe('The title above the questions and answers of a vertical'),
  related: z.strictObject(intro).describe('The section with other verticals at the end of a page'),
  offline: text.describe('Shown if the live wallet cannot be loaded without a connection'),
  board: group('Shown with a picture of the board, if it cannot be loaded', {
    failed: text.describe('The sentence below the picture of it'),
    retry: text.describe('The button to load it again'),
  }),
  tabs: group('The rotating tabs of a vertical', {
    pause: text.describe('The button that stops the rotation'),
    play: text.describe('The button that starts the rotation'),
    held: text.describe('What that button says while the rotation waits after a selection'),
    position: text.describe('The name of the position indicator for screen readers'),
    count: textWithPlaceholders('number', 'all').describe('The position, such as 2 of 4'),
  }),
});

export type SiteFile = z.output<typeof siteSchema>;
export type NavigationLink = Pick<
  z.output<typeof navigationLink>,
  'label' | 'anchor' | 'theme' | 'field'
>;

/** The site with the links of each menu. */
export type SiteContent = Omit<SiteFile, 'navigation'> & {
  navigation: Omit<SiteFile['navigation'], 'links'> & {
    home: NavigationLink[];
    vertical: NavigationLink[];
    notFound: NavigationLink[];
  };
};
