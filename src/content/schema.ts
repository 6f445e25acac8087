import { z } from 'astro/zod';
import { live, liveWords } from './live-wallet-schema.ts';
import { field, time, words, wordsUpTo } from './primitives.ts';
import { slotKind, slotKinds } from './slots.ts';
import { tone } from './tones.ts';

/**
 * The shape of all content. A section takes its props straight from here, and a file that does
 * not fit stops the build with its name, the field and what was expected.
 */
export const iconNames = ['bell', 'building', 'house', 'rings'] as const;
export const artNames = ['arches', 'tiles', 'street', 'rings'] as const;
export const logoNames = ['alder-house', 'northgate', 'casa-terra', 'the-quarter'] as const;
export const anchors = ['home', 'use-cases', 'how-it-works', 'advantages', 'contact'] as const;

const slot = z.string().refine((name) => slotKind(name) !== undefined, {
  error: (issue) =>
    `'${issue.input}' is not a picture slot; expected one of ${Object.values(slotKinds)
      .map((kind) => kind.expected)
      .join(', ')}`,
});

/** What the phone in a picture shows besides its pass: at most one thing has happened to it. */
const phone = z
  .strictObject({
    time,
    day: words.optional(),
    /** On the lock screen, instead of the pass. */
    message: wordsUpTo(60, 'the lock screen').optional(),
    admitted: wordsUpTo(24, 'the phone').optional(),
    /** The pass is grey, and this is why. */
    ended: wordsUpTo(24, 'the phone').optional(),
    /** The heads of other passes that look out behind the first. */
    behind: z.array(field).max(4).optional(),
  })
  .refine(
    ({ message, admitted, ended }) => [message, admitted, ended].filter(Boolean).length < 2,
    'expected only one of message, admitted and ended',
  );

export const picture = z.strictObject({
  slot,
  alt: words,
  phone: phone.optional(),
  /** A second frame, of the moment after: the same view, in which the lock has answered. */
  answered: z.strictObject({ slot, phone: phone.optional() }).optional(),
});

export const pass = z.strictObject({
  header: field,
  primary: field.optional(),
  fields: z.array(field).min(1).max(4),
  /** What the phone says under the pass, for example 'Hold near lock'. */
  hint: words.optional(),
});

const meta = z.strictObject({
  title: wordsUpTo(60, 'a search result'),
  description: wordsUpTo(160, 'a search result'),
});

const notification = z.strictObject({ text: words, time: words });

/** The three steps of the pitch, in order: exactly three. */
export const steps = z.strictObject({
  title: words,
  create: z.strictObject({ title: words, text: words, alt: words }),
  send: z.strictObject({
    title: words,
    text: words,
    alt: words,
    messages: z.array(words).length(2),
  }),
  use: z.strictObject({ title: words, text: words, alt: words, notification }),
});

const answer = z.enum(['Yes', 'No', 'Optional'], {
  error: (issue) => `expected Yes, No or Optional, got '${issue.input}'`,
});

export const home = z.strictObject({
  meta,
  hero: z.strictObject({
    title: words,
    text: words,
    button: words,
    picture,
  }),
  live: liveWords,
  why: z.strictObject({
    title: words,
    reasons: z
      .array(
        z.strictObject({
          instead: words,
          text: words,
          /** The field on the pass that answers: what it was, and what it is now. */
          field: z.strictObject({ label: words, was: words.optional(), value: words }),
        }),
      )
      .length(3),
    claim: words,
    today: z.strictObject({ label: words, of100: z.number().int().min(1).max(100) }),
    ahead: z.strictObject({ label: words, of100: z.number().int().min(1).max(100) }),
  }),
  steps,
  problem: z.strictObject({ title: words, picture, captions: z.array(words).length(3) }),
  comparison: z.strictObject({
    title: words,
    caption: words,
    tone,
    feature: words,
    rivals: z.array(words).length(3),
    rows: z
      .array(z.strictObject({ feature: words, rivals: z.array(answer).length(3), product: answer }))
      .length(7),
    note: words,
  }),
  useCases: z.strictObject({ title: words, text: words }),
});

export const notFound = z.strictObject({
  meta,
  code: words,
  tone,
  title: words,
  button: words,
  pass: z.strictObject({ header: field, fields: z.array(field).length(2) }),
});

const tab = z.strictObject({
  key: z.string().regex(/^[a-z][A-Za-z]*$/, 'expected a key such as guestsVendors'),
  title: words,
  advantages: z.array(words).min(3).max(5),
  picture,
  /** On the phone in its picture, if there is one. */
  pass: pass.optional(),
});

const haveOwnKeys = (tabs: { key: string }[]) =>
  new Set(tabs.map(({ key }) => key)).size === tabs.length;

const mostMonths = 12;
const monthsAlong = z.number().min(0).max(mostMonths);

/** What a dashboard's main area can show. Each kind has a component of the same name. */
const block = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('rooms'),
      views: z.array(words).min(1),
      /** Floor by floor from the top, a digit a room: 0 quiet to 3 busy, x the one spoken of. */
      floors: z.array(z.string().regex(/^[0-3x]+$/, 'expected a digit from 0 to 3 a room, or x')),
      marked: words,
      quiet: words,
      busy: words,
    }),
    z.strictObject({
      kind: z.literal('activity'),
      rows: z.array(
        z.strictObject({
          label: words,
          /** A digit an hour: 0 nobody to 9 full. */
          hours: z.string().regex(/^[0-9]+$/, 'expected a digit an hour'),
          total: words,
        }),
      ),
    }),
    z.strictObject({
      kind: z.literal('places'),
      rows: z.array(
        z
          .strictObject({
            name: words,
            detail: words,
            filled: z.number().int().min(0),
            of: z.number().int().min(1).max(100),
          })
          .refine(
            ({ filled, of }) => filled <= of,
            'expected no more places filled than there are',
          ),
      ),
    }),
    z.strictObject({
      kind: z.literal('people'),
      doors: z.array(words).min(2).max(4),
      rows: z.array(
        z.strictObject({
          name: words,
          detail: words,
          /** A letter a door: y may enter, n may not, e until the pass expires. */
          access: z.string().regex(/^[yne]+$/, 'expected y, n or e for each door'),
          state: z.enum(['active', 'ended', 'ending']),
          note: words.optional(),
        }),
      ),
    }),
    z.strictObject({
      kind: z.literal('leases'),
      months: z.array(words).min(6).max(mostMonths),
      today: monthsAlong,
      rows: z.array(
        z.strictObject({
          unit: words,
          name: words,
          from: monthsAlong,
          to: monthsAlong,
          state: z.enum(['running', 'starting', 'ended', 'marked']),
        }),
      ),
      legend: z.strictObject({ running: words, starting: words, ended: words }),
    }),
  ],
  { error: 'expected rooms, activity, places, people or leases' },
);

export const dashboard = z.strictObject({
  title: words,
  text: words,
  /** What the drawing shows, for someone who will never see it. */
  alt: words,
  board: z.strictObject({
    title: words,
    blocks: z.array(block).min(1),
    action: z.strictObject({
      title: words,
      pass,
      rows: z.array(field).min(2).max(3),
      button: words,
    }),
  }),
});

export const page = z.strictObject({
  meta,
  service: words,
  hero: z.strictObject({
    title: words,
    text: words,
    button: z.strictObject({ label: words, anchor: z.enum(anchors) }),
    picture,
  }),
  rows: z
    .array(
      z.strictObject({
        title: words,
        text: words,
        picture,
        pass: pass.optional(),
        notification: words.optional(),
      }),
    )
    .length(3),
  story: z.strictObject({ title: words, picture }),
  advantages: z.strictObject({
    title: words,
    tabs: z.array(tab).min(2).max(5).refine(haveOwnKeys, 'expected a key of its own for each tab'),
  }),
  steps,
  dashboard,
  closing: words,
});

const verticalShape = z.strictObject({
  order: z.number().int(),
  name: words,
  /** Whose colours it wears; without it, those that carry its own name. */
  tone: tone.optional(),
  icon: z.enum(iconNames, {
    error: (issue) => `no icon is called '${issue.input}'; expected ${iconNames.join(', ')}`,
  }),
  tenant: z.strictObject({
    name: words,
    /** A drawn wordmark; without one the name is set in type. */
    logo: z.enum(logoNames).optional(),
    art: z.enum(artNames),
  }),
  pass,
  /** Without it the live wallet does not offer this use. */
  live: live.optional(),
  useCase: z.strictObject({
    benefits: z.array(words).length(5, 'expected exactly five benefit lines'),
    picture,
  }),
  /** Without a page the use case is 'Coming Soon'. */
  page: page.optional(),
});

/** What happens to a pass happens to fields that it has. */
export const vertical = verticalShape.superRefine(({ pass, live }, context) => {
  const labels = [pass.header, pass.primary, ...pass.fields].flatMap((field) => field?.label ?? []);
  for (const [index, moment] of (live?.moments ?? []).entries()) {
    for (const [place, { label }] of moment.changes.entries()) {
      if (labels.includes(label)) continue;
      context.addIssue({
        code: 'custom',
        path: ['live', 'moments', index, 'changes', place, 'label'],
        message: `the pass has no field '${label}'; expected ${labels.join(', ')}`,
      });
    }
  }
});

export type Picture = z.output<typeof picture>;
export type Pass = z.output<typeof pass>;
export type Steps = z.output<typeof steps>;
export type Home = z.output<typeof home>;
export type NotFound = z.output<typeof notFound>;
export type Dashboard = z.output<typeof dashboard>;
export type Block = z.output<typeof block>;
export type Tab = z.output<typeof tab>;
export type Page = z.output<typeof page>;
/** With its name, and the colours it wears settled. */
export type Vertical = z.output<typeof vertical> & { id: string; tone: string };

export const asVertical = (id: string, data: z.output<typeof vertical>): Vertical => ({
  ...data,
  id,
  tone: data.tone ?? id,
});
