import { z } from 'astro/zod';
import { liveWalletWords } from './live-wallet-schema.ts';
import { meta } from './meta-schema.ts';
import { picture } from './picture-schema.ts';
import { ownSteps, type StepsContent } from './steps-schema.ts';
import { oneOf, words } from './words.ts';

const answer = oneOf('answer', ['yes', 'no', 'optional']);

const share = z.strictObject({
  label: words,
  of100: z.number().int().min(1).max(100).describe('How many of a hundred dots are filled'),
});

export const homeFile = z.strictObject({
  meta,
  hero: z
    .strictObject({
      title: words.describe('The headline; its line breaks are kept'),
      text: words,
      button: words.describe('Opens the live wallet'),
      picture,
    })
    .describe('The first screen'),
  liveWallet: liveWalletWords.describe('Where a visitor makes a pass of their own'),
  why: z
    .strictObject({
      title: words,
      reasons: z
        .array(
          z.strictObject({
            instead: words.describe('What the pass replaces'),
            text: words,
            field: z
              .strictObject({
                label: words,
                was: words.optional().describe('Crossed out'),
                value: words,
              })
              .describe('The field on the pass that answers: what it was, and what it is now'),
          }),
        )
        .length(3),
      claim: words.describe('The sentence beside the dots'),
      today: share.describe('The black dots'),
      ahead: share.describe('The black and the colored dots'),
    })
    .describe('What a pass replaces, and how many carry a wallet'),
  steps: ownSteps,
  problem: z
    .strictObject({
      title: words,
      picture,
      captions: z.array(words).length(3).describe('One a thing in the picture'),
    })
    .describe('The dark picture of what people still use'),
  comparison: z
    .strictObject({
      title: words,
      caption: words.describe('What the table is about, read aloud before it'),
      tone: z.string().describe('Whose colors the column of the product wears'),
      feature: words.describe('Over the first column, only read aloud'),
      rivals: z.array(words).length(3).describe('Over the columns of the others'),
      answers: z
        .strictObject({ yes: words, no: words, optional: words })
        .describe('The words for yes, no and optional in the table'),
      rows: z
        .array(
          z.strictObject({ feature: words, rivals: z.array(answer).length(3), product: answer }),
        )
        .length(7),
      note: words.describe('Below the table'),
    })
    .describe('The table of yes and no'),
  useCases: z
    .strictObject({ title: words, text: words })
    .describe('Above the cards of the verticals'),
});

export type HomeFile = z.output<typeof homeFile>;
export type HomeContent = Omit<HomeFile, 'steps'> & { steps: StepsContent };
