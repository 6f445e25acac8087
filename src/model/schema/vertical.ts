import { z } from 'astro/zod';
import { dashboard } from './dashboard.ts';
import { type Timeline, timeline } from './live-wallet.ts';
import { meta } from './meta.ts';
import { labelsOf, type PassContent, pass } from './pass.ts';
import { picture, rowPicture } from './picture.ts';
import { anchor } from './site.ts';
import { ownSteps, type StepsContent } from './steps.ts';
import { intro, oneOf, words } from './text.ts';

const tab = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z][A-Za-z]*$/, 'expected a key such as guestsVendors')
    .describe('Its name in the address of the page, such as guestsVendors: better left as it is'),
  title: words.describe('On the tab'),
  advantages: z.array(words).min(3).max(5).describe('Three to five lines on its card'),
  picture,
  pass: pass.optional().describe('The pass on the picture, if it shows one'),
});

const haveOwnKeys = (tabs: { key: string }[]) =>
  new Set(tabs.map(({ key }) => key)).size === tabs.length;

const row = z.strictObject({
  ...intro,
  picture: rowPicture,
  pass: pass.optional().describe('The pass on the picture; without it, that of the vertical'),
});

const page = z.strictObject({
  meta,
  service: words.describe('What is offered here, told to search engines'),
  hero: z
    .strictObject({
      title: words.describe('The headline; its line breaks are kept'),
      text: intro.text,
      button: z
        .strictObject({ label: words.describe('What can be pressed'), anchor })
        .describe('It leads to a section of this page'),
      picture,
    })
    .describe('The first screen'),
  rows: z.array(row).length(3).describe('Three rows of words beside a picture'),
  story: z
    .strictObject({ title: intro.title, picture, pass: row.shape.pass })
    .describe('One large picture with a sentence'),
  advantages: z
    .strictObject({
      title: intro.title,
      tabs: z
        .array(tab)
        .min(2)
        .max(5)
        .refine(haveOwnKeys, 'expected a key of its own for each tab')
        .describe('Two to five'),
    })
    .describe('Who gains what: a tab for each'),
  steps: ownSteps,
  dashboard,
  closing: words.describe('The last sentence; its line breaks are kept'),
});

export const verticalFile = z
  .strictObject({
    order: z.number().int().describe('Its place among the verticals'),
    name: words.describe('As its card and the lists call it'),
    theme: z.string().optional().describe('Whose colors it wears; without it, those of its name'),
    icon: oneOf('icon', ['bell', 'building', 'house', 'rings']).describe('On its card'),
    tenant: z
      .strictObject({
        name: words.describe('An invented one'),
        logo: oneOf('wordmark', ['alder-house', 'northgate', 'casa-terra', 'the-quarter'])
          .optional()
          .describe('A drawn wordmark; without one the name is set in type'),
        art: oneOf('motif', ['arches', 'tiles', 'street', 'rings']).describe(
          'The motif on the pass',
        ),
      })
      .describe('The business that issues the sample pass'),
    pass: pass.describe('The sample pass'),
    timeline: timeline.optional().describe('Without it the live wallet does not offer this use'),
    useCase: z
      .strictObject({
        benefits: z
          .array(words)
          .length(5, 'expected exactly five benefit lines')
          .describe('Five lines on its card'),
        picture,
      })
      .describe('Its card on the home page'),
    page: page.optional().describe('Without a page the use case is Coming Soon'),
  })
  .superRefine(changeFieldsOfThePass);

/** What happens to a pass happens to fields that it has. */
function changeFieldsOfThePass(
  { pass, timeline }: { pass: PassContent; timeline?: Timeline },
  context: z.RefinementCtx,
) {
  const labels = labelsOf(pass);
  for (const [index, moment] of (timeline?.moments ?? []).entries()) {
    for (const [place, { label }] of moment.changes.entries()) {
      if (labels.includes(label)) continue;
      context.addIssue({
        code: 'custom',
        path: ['timeline', 'moments', index, 'changes', place, 'label'],
        message: `the pass has no field '${label}'; expected ${labels.join(', ')}`,
      });
    }
  }
}

export type VerticalFile = z.output<typeof verticalFile>;
export type PageFile = z.output<typeof page>;

export type PageContent = Omit<PageFile, 'steps'> & {
  steps: StepsContent;
};

/** With its name, the colors it wears, and its page in full. */
export type Vertical = Omit<VerticalFile, 'theme' | 'page'> & {
  id: string;
  theme: string;
  page?: PageContent;
};
