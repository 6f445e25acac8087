import { z } from 'astro/zod';
import { liveWalletLabels } from './live-wallet.ts';
import { meta } from './meta.ts';
import { picture } from './picture.ts';
import { pageSteps, type StepsContent } from './steps.ts';
import { group, headline, intro, oneOf, text, textUpTo } from './text.ts';

const comparisonValue = oneOf('value', ['yes', 'no', 'optional']);

const share = z.strictObject({
  label: text.describe('The text beside the dots'),
  percent: z.number().int().min(1).max(100).describe('How many of the 100 dots are filled'),
});

const reason = z.strictObject({
  replaces: text.describe('What the pass replaces. It is crossed out'),
  text: text.describe('Why the pass is better'),
  field: group('The field on the pass, before and after', {
    label: text.describe('The small text above the value'),
    oldValue: text.optional().describe('The old value, crossed out'),
    value: text.describe('The new value'),
  }),
});

const comparedAlternative = z.strictObject({
  value: comparisonValue.describe('yes, no or optional'),
  reason: textUpTo(28, 'the table')
    .refine((value) => /^\S+( \S+){1,4}$/.test(value), 'expected two to five words')
    .optional()
    .describe('Why, in two to five words, if the value raises a question'),
});

const comparisonRow = z.strictObject({
  feature: text.describe('What is compared'),
  alternatives: z
    .array(comparedAlternative)
    .length(3)
    .describe('One value for each alternative, in the order of the columns'),
  product: comparisonValue.describe('yes, no or optional for the product'),
});

export const homeSchema = z.strictObject({
  meta,
  hero: group('What is above the fold', {
    title: headline(3, 44, 14).describe('The headline. Line breaks are kept'),
    text: intro.text,
    button: text.describe('The button that opens the live wallet, or leads to the demo'),
    name: text
      .optional()
      .describe(
        'The label of the field beside the button, for the name of the business. Empty: no field',
      ),
    picture,
  }),
  liveWallet: liveWalletLabels
    .optional()
    .describe(
      'The dialog in which visitors make their own pass. Empty: there is none, and no passes are issued',
    ),
  why: group('What a pass replaces, and how many people use a wallet', {
    title: intro.title,
    reasons: z.array(reason).length(3).describe('Three reasons, side by side'),
    claim: text.describe('The sentence beside the dots'),
    today: share.describe('The black dots'),
    forecast: share.describe('The black and the colored dots'),
  }),
  steps: pageSteps,
  problem: group('The dark section about cards, PDFs and apps', {
    title: intro.title,
    picture,
    captions: z.array(text).length(3).describe('One caption for each thing in the picture'),
    replacement: text.describe('The caption of the pass that replaces them'),
  }),
  comparison: group('The comparison table', {
    title: intro.title,
    caption: text.describe('The description of the table for screen readers'),
    theme: z.string().describe('The color theme of the product column'),
    featureHeading: text.describe('The heading of the first column, for screen readers only'),
    alternatives: z.array(text).length(3).describe('The headings of the other columns'),
    valueLabels: z
      .strictObject({ yes: text, no: text, optional: text })
      .describe('The texts shown for yes, no and optional'),
    rows: z.array(comparisonRow).min(7).max(12).describe('Seven to twelve rows'),
    note: text.describe('The text below the table'),
  }),
  useCases: z.strictObject(intro).describe('The section with the cards of the verticals'),
});

export type HomeFile = z.output<typeof homeSchema>;
export type HomeContent = Omit<HomeFile, 'steps'> & { steps: StepsContent };
