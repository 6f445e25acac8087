import { z } from 'astro/zod';
import { field } from './pass.ts';
import { visitorSteps } from './steps.ts';
import { group, oneOf, text, textUpTo, textWithPlaceholders, time } from './text.ts';

const moment = z.strictObject({
  name: textUpTo(14, 'the timeline'),
  day: textUpTo(24, 'the lock screen')
    .refine(
      (value) => !/\d/.test(value),
      'expected a weekday or a month, without a date, which ages',
    )
    .describe('A weekday or a month, such as Saturday. Without a date, which ages'),
  time,
  notification: textUpTo(60, 'the lock screen'),
  changes: z
    .array(field)
    .default([])
    .describe('Fields of the pass that get a new value at this moment and keep it'),
  hint: text.optional().describe('Text below the pass, from this moment on'),
  expires: z.literal(true).optional().describe('The pass expires at this moment'),
});

const companion = z.strictObject({
  name: textUpTo(12, 'the pass').describe('What the pass is for, such as Breakfast'),
  detail: textUpTo(14, 'the pass').describe('The small text above it, such as 7:00–11:00'),
});

/** A vertical in the live wallet: the back of its pass and its moments. */
export const timeline = z.strictObject({
  name: text.describe('Name of the vertical in the live wallet'),
  title: text.describe('Heading above the timeline'),
  back: z.array(field).min(1).max(5).describe('Text on the back of the pass'),
  companions: z
    .array(companion)
    .length(3)
    .describe('Three other passes of the same business, behind the pass on the home page'),
  steps: visitorSteps
    .optional()
    .describe(
      'The steps of the home page with the pass of a visitor. Only without a page, which has its own',
    ),
  moments: z.array(moment).min(3).max(6).describe('Three to six moments, in order'),
});

export type Timeline = z.output<typeof timeline>;

export const liveWalletLabels = z.strictObject({
  title: text.describe('Heading of the dialog'),
  close: text.describe('Button that closes the dialog'),
  loadingState: group('Shown until the content is loaded', {
    opening: text.describe('On the button, until the dialog opens'),
    loading: text.describe('While the content is loading'),
    offline: text.describe('Without a connection'),
    failed: text.describe('If loading failed'),
    retry: text.describe('Button to load again'),
  }),
  name: group('Field for the name of the business', {
    label: text.describe('Label of the field'),
    sample: text.describe('Name on the pass while the field is empty'),
    limit: textWithPlaceholders('max'),
  }),
  vertical: text.describe('Label of the choice of a vertical'),
  color: group('Choice of the color', {
    label: text.describe('Label of the choice'),
    custom: text.describe('Button for any other color'),
  }).meta({ title: 'Color' }),
  colors: z
    .array(
      z.strictObject({
        name: text.describe('Name of the color for screen readers'),
        theme: z.string().describe('Theme that the color comes from'),
        variant: oneOf('variant', ['base', 'accent']).describe(
          'base: background color of the theme. accent: pass color of the theme.',
        ),
      }),
    )
    .min(1)
    .max(12)
    .describe('Colors to choose from')
    .meta({ title: 'Colors' }),
  logo: group('Choice of a logo, and its error messages', {
    label: text.describe('Name of the logo for screen readers'),
    choose: text.describe('Button that chooses a file'),
    remove: text.describe('Button that removes the logo'),
    note: text.describe('Accepted files, and that they stay on the device'),
    tooWide: text.describe('Replaces the note if Google Wallet shows a letter instead of the logo'),
    tooLarge: text.describe('Error: the file is larger than 4 MB'),
    notAPicture: text.describe('Error: the file has another format'),
    broken: text.describe('Error: the file is damaged'),
  }),
  wallet: group('Choice of the wallet', {
    label: text.describe('Label of the choice, for screen readers'),
    apple: text.describe('First option'),
    google: text.describe('Second option'),
  }),
  flip: group('Button that flips the pass', {
    showBack: text.describe('While the front is visible'),
    showFront: text.describe('While the back is visible'),
  }),
  front: text.describe('Name of the front for screen readers'),
  back: text.describe('Name of the back for screen readers'),
  timeline: group('Timeline of the pass', {
    moment: text.describe('Name of the slider for screen readers'),
    play: text.describe('Button that starts playing'),
    pause: text.describe('Button that pauses'),
    expired: text.describe('Text on an expired pass'),
  }),
  export: group('Actions for the finished pass', {
    title: text.describe('Heading'),
    demo: text.describe('Button that opens the demo'),
    copy: text.describe('Button that copies a link to the pass'),
    copied: text.describe('After the link was copied'),
    copyManually: text.describe('If the browser does not allow copying'),
    withoutLogo: text.describe('After the link was copied, if there is a logo'),
    save: text.describe('Button that saves a picture of the pass'),
    saved: textWithPlaceholders('side', 'moment'),
    front: text.describe('{side} of the saved picture: the front'),
    back: text.describe('{side} of the saved picture: the back'),
    saveFailed: text.describe('If the picture could not be made, for example without a connection'),
    addToWallet: group('Adding the pass to a phone, if the server signs passes', {
      downloadTest: text.describe('Button in test mode: downloads the pass file'),
      testNote: z
        .strictObject({ apple: text, google: text })
        .describe('Note in test mode: what the file of each wallet is for'),
      testSaved: textWithPlaceholders('file').describe(
        'After the pass file was saved in test mode',
      ),
      showCode: text.describe('Button on a computer: shows a QR code'),
      scan: text.describe('Instructions beside the QR code'),
      apple: text.describe('Name of the Apple badge for screen readers'),
      google: text.describe('Name of the Google badge for screen readers'),
      signing: text.describe('While the server signs the pass'),
      nameRejected: text.describe('Error: the name is not allowed on a signed pass'),
      tooManyRequests: text.describe('Error: too many passes at the same time'),
      failed: text.describe('Error: any other problem'),
    }),
  }),
  sample: group('Marks a pass on a phone as a sample', {
    business: text.describe('Business that the phone shows'),
    description: text.describe('Description of the pass for screen readers'),
    mark: field.describe('Field on the front that marks the pass as a sample'),
    about: group('Text on the back that explains the sample', {
      label: text.describe('Label of the text'),
      value: textWithPlaceholders('contact'),
    }),
  }),
  updates: z
    .strictObject({
      onPhone: text.describe('Once the pass is on a phone'),
      send: textWithPlaceholders('moment').describe('Button that sends a moment of the timeline'),
      sending: text.describe('While a change is being sent'),
      sent: text.describe('After a moment was sent. Promise no time: the wallet may delay updates'),
      fromBoard: text.describe('On a board, after a change was sent to the phone as well'),
      undone: text.describe('On a board, after a change was removed from the phone'),
      quiet: text.describe(
        'Added if Google Wallet shows no message, because it allows three a day',
      ),
      tooSoon: text.describe('Error: two changes within a few seconds'),
      usedUp: text.describe('Error: the phone has had the eight changes that a sample allows'),
      ended: text.describe('Error: the pass has ended, so it cannot change'),
      failed: text.describe('Error: any other problem'),
      news: text.describe('Label of the latest message, on the back of the pass'),
    })
    .optional()
    .describe(
      'Changes of a pass that is on the phone of the visitor. Empty: an issued pass does not change',
    ),
  alt: group('Text alternatives of the pictures that show the pass of the visitor', {
    hero: textWithPlaceholders('name'),
    create: textWithPlaceholders('name'),
    send: textWithPlaceholders('name'),
    use: textWithPlaceholders('name'),
  }),
  changePass: text.describe(
    'Button below the steps of a vertical, after the visitor has made a pass',
  ),
  reset: text.describe('Button that removes all changes'),
  undo: text.describe('The same button after that, until the next change'),
  resetDone: text.describe('After all changes were removed'),
});
