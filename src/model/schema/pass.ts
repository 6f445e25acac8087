import { z } from 'astro/zod';
import { words } from './text.ts';

/** A wallet pass, as data: what stands on it, field by field. */
export const field = z.strictObject({
  label: words.describe('Small, above the value'),
  value: words.describe('Large, below the label'),
});

const header = field.describe('At the top right of the pass');

export const labelsOf = ({ header, primary, fields }: z.output<typeof passShape>) =>
  [header, primary, ...fields].flatMap((one) => one?.label ?? []);

interface Labelled {
  label: string;
  /** Where it is written. */
  path: (string | number)[];
}

export const labelled = (labels: Record<string, string>, ...path: Labelled['path']): Labelled[] =>
  Object.entries(labels).map(([key, label]) => ({ label, path: [...path, key] }));

/** A change names a field by its label, so no two that can be on a pass together may share one. */
export function expectOwnLabels(
  context: z.core.$RefinementCtx,
  always: Labelled[],
  forAWhile: Labelled[] = [],
) {
  const isTaken = ({ label }: Labelled, by: Labelled[]) => by.some((one) => one.label === label);
  const mistaken = [
    ...always.filter((one, index) => isTaken(one, always.slice(0, index))),
    ...forAWhile.filter((one) => isTaken(one, always)),
  ];
  for (const { label, path } of mistaken) {
    const message = `expected a label of its own; the pass has '${label}' already`;
    context.addIssue({ code: 'custom', path, message });
  }
}

function haveOwnLabels(
  pass: { header: { label: string }; primary?: { label: string }; fields: { label: string }[] },
  context: z.RefinementCtx,
) {
  const { header, primary, fields } = pass;
  expectOwnLabels(context, [
    ...labelled({ label: header.label }, 'header'),
    ...(primary ? labelled({ label: primary.label }, 'primary') : []),
    ...fields.flatMap(({ label }, index) => labelled({ label }, 'fields', index)),
  ]);
}

const passShape = z.strictObject({
  header,
  primary: field.optional().describe('Large, over the whole width'),
  fields: z.array(field).min(1).max(4).describe('In a row below the picture'),
  hint: words.optional().describe('What the phone says under the pass: Hold near lock'),
});

export const pass = passShape.superRefine(haveOwnLabels);

/** The pass of the not-found page, which is torn in two. */
export const tornPass = z
  .strictObject({ header, fields: z.array(field).length(2).describe('Two, side by side') })
  .superRefine(haveOwnLabels);

export type PassField = z.output<typeof field>;
export type PassContent = z.output<typeof pass>;
