import { z } from 'astro/zod';
import { boardSection } from './board-section.ts';
import { type Timeline, timeline } from './live-wallet.ts';
import { meta } from './meta.ts';
import { labelsOf, type PassContent, pass } from './pass.ts';
import { picture, rowPicture } from './picture.ts';
import { anchor } from './site.ts';
import { pageSteps, type StepsContent } from './steps.ts';
import { group, headline, intro, oneOf, text, textUpTo } from './text.ts';

const tab = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z][A-Za-z]*$/, 'expected a key such as guestsVendors')
    .describe('Internal ID, used in the address of the tab: do not change it'),
  title: text.describe('The text on the tab'),
  advantages: z.array(text).min(3).max(5).describe('Three to five lines'),
  picture,
  pass: pass.optional().describe('The pass on the picture, if there is one'),
});

const hasUniqueKeys = (tabs: { key: string }[]) =>
  new Set(tabs.map(({ key }) => key)).size === tabs.length;

const row = z
  .strictObject({
    ...intro,
    layout: oneOf('layout', ['full', 'pair', 'close-up'])
      .optional()
      .describe(
        'full: the text on a picture as wide as the page; pair: the picture and the one after the lock has opened side by side; close-up: a tall part of the picture. Empty: beside the picture',
      ),
    picture: rowPicture,
    pass: pass.optional().describe('The pass on the picture. Empty: the sample pass'),
  })
  .refine(
    ({ layout, picture }) => layout !== 'pair' || picture.unlocked,
    'expected a second picture under picture.unlocked, because the layout is pair',
  );

const page = z.strictObject({
  meta,
  service: text.describe('The name of the service, for search engines'),
  hero: group('What is above the fold', {
    title: headline(5, 56).describe('The headline. Line breaks are kept'),
    text: intro.text,
    button: z
      .strictObject({ label: text.describe('The text of the button'), anchor })
      .describe('The button that leads to a section of this page'),
    picture,
  }),
  rows: z.array(row).length(3).describe('Three rows, each with text and a picture'),
  story: group('One large picture with a sentence', {
    title: headline(6, 60, 16).describe('The headline. Line breaks are kept'),
    picture,
    pass: row.shape.pass,
  }),
  advantages: group('The advantages for each audience, one tab each', {
    title: intro.title,
    tabs: z
      .array(tab)
      .min(2)
      .max(5)
      .refine(hasUniqueKeys, 'expected a different key for each tab')
      .describe('Two to five tabs'),
  }),
  steps: pageSteps,
  boardSection: boardSection.optional(),
  closing: textUpTo(60, 'the end of a page').describe('The last sentence. Line breaks are kept'),
  questions: z
    .array(
      z.strictObject({
        question: text.describe('What a visitor may still ask'),
        answer: text.describe(
          'A short answer. It repeats what the pages say, and promises no more',
        ),
      }),
    )
    .max(12)
    .default([])
    .describe('Up to twelve questions and answers below the last sentence'),
});

export const verticalSchema = z
  .strictObject({
    order: z.number().int().describe('The position among the verticals'),
    name: text.describe('The name on cards and in lists'),
    theme: z
      .string()
      .optional()
      .describe('The color theme. Empty: the theme with the name of this file'),
    icon: oneOf('icon', ['bell', 'building', 'house', 'rings']).describe('The icon on the card'),
    business: group('The business that issues the sample pass', {
      name: text.describe('The invented name of the business'),
      logo: oneOf('wordmark', ['alder-house', 'northgate', 'casa-terra', 'the-quarter'])
        .optional()
        .describe('The drawn logo. Empty: the name as text'),
      art: oneOf('motif', ['arches', 'tiles', 'street', 'rings']).describe(
        'The drawing on the pass',
      ),
    }),
    pass: pass.describe('The sample pass'),
    timeline: timeline
      .optional()
      .describe('What happens to the pass over time. Empty: the live wallet does not offer it'),
    useCase: group('The card on the home page', {
      benefits: z
        .array(text)
        .min(5, 'expected at least five benefits')
        .max(7, 'expected at most seven benefits')
        .describe('Five to seven lines'),
      picture,
    }),
    page: page.optional().describe('The page. Empty: the card says Coming Soon'),
  })
  .superRefine(checkTimelineLabels);

/** The changes of a timeline must refer to fields of the pass. */
function checkTimelineLabels(
  { pass, timeline }: { pass: PassContent; timeline?: Timeline },
  context: z.RefinementCtx,
) {
  const labels = labelsOf(pass);
  for (const [momentIndex, moment] of (timeline?.moments ?? []).entries()) {
    for (const [changeIndex, { label }] of moment.changes.entries()) {
      if (labels.includes(label)) continue;
      context.addIssue({
        code: 'custom',
        path: ['timeline', 'moments', momentIndex, 'changes', changeIndex, 'label'],
        message: `the pass has no field '${label}'; expected ${labels.join(', ')}`,
      });
    }
  }
}

export type VerticalFile = z.output<typeof verticalSchema>;
export type PageContent = Omit<z.output<typeof page>, 'steps'> & { steps: StepsContent };

/** A vertical with its ID, its theme, and its page with the shared steps filled in. */
export type Vertical = Omit<VerticalFile, 'theme' | 'page'> & {
  id: string;
  theme: string;
  page?: PageContent;
};
