import { z } from 'astro/zod';
import { group, intro, text } from './text.ts';

const descriptions = {
  create: 'Step 1: the pass is designed',
  send: 'Step 2: the pass arrives in a chat',
  use: 'Step 3: the pass is on the phone and gets updates',
};

/** In site.yaml: the texts that all pages share. */
export const sharedSteps = z.strictObject({
  title: intro.title.describe('The headline above the steps'),
  create: z.strictObject(intro).describe(descriptions.create),
  send: z.strictObject(intro).describe(descriptions.send),
  use: z.strictObject(intro).describe(descriptions.use),
});

const pageStep = {
  title: intro.title.optional().describe('Replaces the title in site.yaml on this page'),
  text: text.optional().describe('Replaces the text in site.yaml on this page'),
  alt: text.describe('Describes the drawing for people who cannot see it'),
};

const messages = z.array(text).length(2).describe('The two chat messages above the pass');
const notification = text.describe('The notification on the lock screen');

/** In a timeline: what the steps of the home page say about the pass of a visitor. */
export const visitorSteps = z.strictObject({ messages, notification });

/** On each page: its drawings, and texts that differ from site.yaml. */
export const pageSteps = group('The three steps. An empty title or text is taken from site.yaml', {
  title: pageStep.title,
  create: z.strictObject(pageStep).describe(descriptions.create),
  send: z.strictObject({ ...pageStep, messages }).describe(descriptions.send),
  use: z.strictObject({ ...pageStep, notification }).describe(descriptions.use),
});

export type PageSteps = z.output<typeof pageSteps>;

/** The steps of a page with the texts of site.yaml filled in, and the time of the notification. */
export const resolveSteps = (
  shared: z.output<typeof sharedSteps>,
  page: PageSteps,
  time: string,
) => ({
  title: page.title ?? shared.title,
  create: { ...shared.create, ...page.create },
  send: { ...shared.send, ...page.send },
  use: { ...shared.use, ...page.use, notification: { text: page.use.notification, time } },
});

export type StepsContent = ReturnType<typeof resolveSteps>;
