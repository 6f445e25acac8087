import { z } from 'astro/zod';
import { text, unmarkedText } from './text.ts';

export const field = z.strictObject({
  label: unmarkedText.describe('The small text above the value'),
  value: text.describe('The large text below the label'),
});

const header = field.describe('The field at the top right of the pass');

const passFields = z.strictObject({
  header,
  primary: field.optional().describe('A large field across the whole width'),
  fields: z.array(field).min(1).max(4).describe('One to four fields below the picture'),
  hint: text.optional().describe('The phone’s hint below the pass, such as Hold near lock'),
});

export const labelsOf = ({ header, primary, fields }: z.output<typeof passFields>) =>
  [header, primary, ...fields].flatMap((field) => field?.label ?? []);

interface LabelAt {
  label: string;
  path: (string | number)[];
}

export const labelsAt = (labels: Record<string, string>, ...path: LabelAt['path']): LabelAt[] =>
  Object.entries(labels).map(([key, label]) => ({ label, path: [...path, key] }));

/**
 * Changes refer to a field by its label, so labels that can be on a pass together must differ.
 * `temporary` labels are never on the pass at the same time as each other.
 */
export function checkUniqueLabels(
  context: z.core.$RefinementCtx,
  permanent: LabelAt[],
  temporary: LabelAt[] = [],
) {
  const isTaken = ({ label }: LabelAt, by: LabelAt[]) => by.some((other) => other.label === label);
  const duplicates = [
    ...permanent.filter((one, index) => isTaken(one, permanent.slice(0, index))),
    ...temporary.filter((one) => isTaken(one, permanent)),
  ];
  for (const { label, path } of duplicates) {
    const message = `expected a label that no other field of the pass has; got '${label}' again`;
    context.addIssue({ code: 'custom', path, message });
  }
}

function checkPassLabels(
  pass: { header: { label: string }; primary?: { label: string }; fields: { label: string }[] },
  context: z.RefinementCtx,
) {
  const { header, primary, fields } = pass;
  checkUniqueLabels(context, [
    { label: header.label, path: ['header', 'label'] },
    ...(primary ? [{ label: primary.label, path: ['primary', 'label'] }] : []),
    ...fields.map(({ label }, index) => ({ label, path: ['fields', index, 'label'] })),
  ]);
}

export const pass = passFields.superRefine(checkPassLabels);

/** The pass of the not-found page, which is drawn torn in two. */
export const tornPass = z
  .strictObject({ header, fields: z.array(field).length(2).describe('Two fields, side by side') })
  .superRefine(checkPassLabels);

export type PassField = z.output<typeof field>;
export type PassContent = z.output<typeof pass>;
