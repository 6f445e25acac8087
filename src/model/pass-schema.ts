import { z } from 'astro/zod';
import { words } from './words.ts';

/** A wallet pass, as data: what stands on it, field by field. */
export const field = z.strictObject({
  label: words.describe('Small, above the value'),
  value: words.describe('Large, below the label'),
});

const header = field.describe('At the top right of the pass');

export const labelsOf = ({ header, primary, fields }: z.output<typeof passShape>) =>
  [header, primary, ...fields].flatMap((one) => one?.label ?? []);

/** A change names a field by its label, so no two may share one. */
function haveOwnLabels(
  pass: { header: { label: string }; primary?: { label: string }; fields: { label: string }[] },
  context: z.RefinementCtx,
) {
  const seen = new Set([pass.header.label]);
  const rest = [
    ...(pass.primary ? [{ path: ['primary'], ...pass.primary }] : []),
    ...pass.fields.map((one, index) => ({ path: ['fields', index], ...one })),
  ];
  for (const { path, label } of rest) {
    if (seen.has(label)) {
      context.addIssue({
        code: 'custom',
        path: [...path, 'label'],
        message: `expected a label of its own; the pass has '${label}' already`,
      });
    }
    seen.add(label);
  }
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
