import { z } from 'astro/zod';
import { field } from './pass.ts';
import { oneOf, time, words, wordsUpTo, wordsWith } from './text.ts';

const moment = z.strictObject({
  name: wordsUpTo(14, 'the timeline'),
  date: z.iso.date('expected a day such as 2026-11-14').describe('Its weekday is worked out'),
  time,
  notification: wordsUpTo(60, 'the lock screen'),
  changes: z
    .array(field)
    .default([])
    .describe('The fields of the pass that change here, and stay changed'),
  hint: words.optional().describe('What the phone says under the pass from here on'),
  ends: z.literal(true).optional().describe('The pass ends here'),
});

function followEachOther(moments: { date: string; time: string }[]) {
  const times = moments.map(({ date, time }) => `${date} ${time}`);
  return times.every((time, index) => index === 0 || time > (times[index - 1] ?? ''));
}

/** A vertical as a use in the live wallet: what its pass says on the back, and lives through. */
export const timeline = z.strictObject({
  use: words.describe('The name of the use'),
  title: words.describe('From where to where its life runs'),
  back: z.array(field).min(1).max(5).describe('What stands on the back of the pass'),
  moments: z
    .array(moment)
    .min(3)
    .max(6)
    .refine(followEachOther, 'expected each later than the one before')
    .describe('Three to six, each later than the one before'),
});

export type Timeline = z.output<typeof timeline>;

/** The words of the live wallet itself. */
export const liveWalletWords = z.strictObject({
  title: words.describe('Its headline'),
  close: words.describe('The button that closes it, read aloud'),
  /** These come with the page, because all others are still on their way then. */
  waiting: z
    .strictObject({
      loading: words.describe('While it is fetched'),
      offline: words.describe('Without a connection'),
      failed: words.describe('When it could not be fetched'),
      again: words.describe('The button after that'),
    })
    .describe('Until it is there, or if it cannot be had'),
  name: z
    .strictObject({
      label: words.describe('Above the field'),
      sample: words.describe('On the pass, until something is typed'),
      full: wordsWith('most'),
    })
    .describe('Where the name of the business is typed'),
  use: words.describe('The question which vertical it is for'),
  color: z
    .strictObject({
      label: words.describe('Above the colors'),
      own: words.describe('The choice of any other color'),
    })
    .describe('Above the colors')
    .meta({ title: 'Color' }),
  colors: z
    .array(
      z.strictObject({
        name: words.describe('Read aloud: a color is shown without its name'),
        theme: z.string().describe('Whose color it is'),
        variant: oneOf('variant', ['base', 'accent']).describe(
          'The color of the room, or of the pass in it',
        ),
      }),
    )
    .min(1)
    .max(12)
    .describe('What can be chosen')
    .meta({ title: 'Colors' }),
  logo: z
    .strictObject({
      label: words.describe('Above the button'),
      choose: words.describe('The button, while there is no logo'),
      remove: words.describe('The button, once there is one'),
      note: words.describe('Which files are taken, and where they stay'),
      tooLarge: words.describe('When a file is over 4 MB'),
      notAPicture: words.describe('When a file is of another kind'),
      broken: words.describe('When a file is damaged'),
    })
    .describe('Where a logo is chosen, and what may be wrong with it'),
  wallet: z
    .strictObject({
      label: words.describe('Above the choice'),
      apple: words.describe('The first choice'),
      google: words.describe('The second choice'),
    })
    .describe('Whose wallet the phone shows'),
  turn: z
    .strictObject({
      toBack: words.describe('While the front is shown'),
      toFront: words.describe('While the back is shown'),
    })
    .describe('The button that turns the pass over'),
  front: words.describe('The name of the front, read aloud'),
  back: words.describe('The name of the back, read aloud'),
  day: z
    .strictObject({
      moment: words.describe('The name of the slider, read aloud'),
      play: words.describe('The button, while it stands'),
      pause: words.describe('The button, while it runs'),
      ended: words.describe('On a pass that has ended'),
    })
    .describe('The timeline of what the pass lives through'),
  take: z
    .strictObject({
      title: words.describe('Its headline'),
      demo: words.describe('The button that leads to the application'),
      copy: words.describe('The button for a link to the pass'),
      copied: words.describe('Said once it is copied'),
      copyThis: words.describe('Where the browser lets nobody copy'),
      withoutLogo: words.describe('Said when a logo was chosen'),
      save: words.describe('The button for a picture of the pass'),
      saved: wordsWith('side', 'moment'),
      front: words.describe('The side that was saved'),
      back: words.describe('The other side'),
      notSaved: words.describe('When the browser cannot make the picture'),
      file: words.describe('The name of the saved picture, where the pass has none'),
      pass: z
        .strictObject({
          file: words.describe('Where passes are only tried out'),
          test: words.describe('Below that button: why no phone takes the file'),
          phone: words.describe('On a desktop: shows a code to scan'),
          scan: words.describe('Beside the code'),
          apple: words.describe('What the badge says'),
          google: words.describe('What the other badge says'),
          making: words.describe('While the server makes the pass'),
          name: words.describe('A name that is never signed'),
          busy: words.describe('When too many are made at once'),
          failed: words.describe('When it could not be made'),
        })
        .describe('Where the server issues passes: to add the pass itself'),
    })
    .describe('What a visitor can do with the finished pass'),
  sample: z
    .strictObject({
      issuer: words.describe('Who issued the pass, as the phone says it'),
      description: words.describe('What a screen reader says of the pass'),
      mark: field.describe('On the front'),
      about: z
        .strictObject({
          label: words.describe('Small, above the text'),
          value: wordsWith('contact'),
        })
        .describe('On the back: who made it'),
    })
    .describe('What marks a pass that was added to a phone as a sample'),
  /** What a drawing on the page shows, once it wears the visitor's pass. */
  worn: z
    .strictObject({
      fan: wordsWith('name'),
      create: wordsWith('name'),
      send: wordsWith('name'),
      use: wordsWith('name'),
    })
    .describe('Read aloud of the drawings, once they show the pass of the visitor'),
  clear: words.describe('The button that takes everything back'),
  cleared: words.describe('Said once everything is taken back'),
});
