import { z } from 'astro/zod';
import { liveWalletWords } from './live-wallet.ts';
import { meta } from './meta.ts';
import { picture } from './picture.ts';
import { ownSteps, type StepsContent } from './steps.ts';
import { intro, oneOf, words } from './text.ts';

const answer = oneOf('answer', ['yes', 'no', 'optional']);

const share = z.strictObject({
  label: words.describe('Beside the dots'),
  of100: z.number().int().min(1).max(100).describe('How many of a hundred dots are filled'),
});

export const homeFile = z.strictObject({
  meta,
  hero: z
    .strictObject({
      title: words.describe('The headline; its line breaks are kept'),
      text: intro.text,
      button: words.describe('Opens the live wallet'),
      picture,
    })
    .describe('The first screen'),
  liveWallet: liveWalletWords.describe('Where a visitor makes a pass of their own'),
  why: z
    .strictObject({
      title: intro.title,
      reasons: z
        .array(
          z.strictObject({
            instead: words.describe('What the pass replaces'),
            text: words.describe('Why the pass is better'),
            field: z
              .strictObject({
                label: words.describe('Small, above the value'),
                was: words.optional().describe('Crossed out'),
                value: words.describe('What the pass says now'),
              })
              .describe('The field on the pass that answers: what it was, and what it is now'),
          }),
        )
        .length(3)
        .describe('Always three, side by side'),
      claim: words.describe('The sentence beside the dots'),
      today: share.describe('The black dots'),
      ahead: share.describe('The black and the colored dots'),
    })
    .describe('What a pass replaces, and how many carry a wallet'),
  steps: ownSteps,
  problem: z
    .strictObject({
      title: intro.title,
      picture,
      captions: z.array(words).length(3).describe('One a thing in the picture'),
    })
    .describe('The dark picture of what people still use'),
  comparison: z
    .strictObject({
      title: intro.title,
      caption: words.describe('What the table is about, read aloud before it'),
      theme: z.string().describe('Whose colors the column of the product wears'),
      feature: words.describe('Over the first column, only read aloud'),
      rivals: z.array(words).length(3).describe('Over the columns of the others'),
      answers: z
        .strictObject({ yes: words, no: words, optional: words })
        .describe('The words for yes, no and optional in the table'),
      rows: z
        .array(
          z.strictObject({
            feature: words.describe('What is compared'),
            rivals: z.array(answer).length(3).describe('In the order of the columns'),
            product: answer.describe('In the column of the product'),
          }),
        )
        .length(7)
        .describe('Always seven'),
      note: words.describe('Below the table'),
    })
    .describe('The table of yes and no'),
  useCases: z.strictObject(intro).describe('Above the cards of the verticals'),
});

export type HomeFile = z.output<typeof homeFile>;
export type HomeContent = Omit<HomeFile, 'steps'> & { steps: StepsContent };
