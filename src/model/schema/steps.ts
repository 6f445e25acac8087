import { z } from 'astro/zod';
import { intro, words } from './text.ts';

/** The three steps of the pitch, in order: exactly three. site.yaml has what all pages share. */
const step = {
  create: 'The first step: the pass is designed',
  send: 'The second step: the pass arrives in a chat',
  use: 'The third step: the pass is on the phone and changes',
};

export const commonSteps = z.strictObject({
  title: words.describe('Above the steps'),
  create: z.strictObject(intro).describe(step.create),
  send: z.strictObject(intro).describe(step.send),
  use: z.strictObject(intro).describe(step.use),
});

const alt = words.describe('What the drawing shows, for someone who will never see it');
const own = {
  title: words.optional().describe('Instead of the words in site.yaml'),
  text: words.optional().describe('Instead of the words in site.yaml'),
  alt,
};

/** What a page says in its own words; the rest is as in site.yaml. */
export const ownSteps = z
  .strictObject({
    title: own.title,
    create: z.strictObject(own).describe(step.create),
    send: z
      .strictObject({
        ...own,
        messages: z.array(words).length(2).describe('The chat in which the pass arrives'),
      })
      .describe(step.send),
    use: z
      .strictObject({ ...own, notification: words.describe('On the lock screen') })
      .describe(step.use),
  })
  .describe('The three steps: what is left empty is said as on every page');

/** What is said on a lock screen, and when. */
export interface NotificationContent {
  text: string;
  time: string;
}

export function settleSteps(
  common: z.output<typeof commonSteps>,
  own: z.output<typeof ownSteps>,
  time: string,
) {
  const notification: NotificationContent = { text: own.use.notification, time };
  return {
    title: own.title ?? common.title,
    create: { ...common.create, ...own.create },
    send: { ...common.send, ...own.send },
    use: { ...common.use, ...own.use, notification },
  };
}

export type StepsContent = ReturnType<typeof settleSteps>;
