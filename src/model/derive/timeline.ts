import type { Timeline } from '../schema/live-wallet.ts';
import type { PassContent } from '../schema/pass.ts';

interface PassTimeline {
  pass: Omit<PassContent, 'hint'>;
  moments: Pick<Timeline['moments'][number], 'changes' | 'hint' | 'expires'>[];
}

/** The pass at one moment: all changes until then, and the labels that change at this moment. */
export function passAt({ pass, moments }: PassTimeline, index: number) {
  const momentsUntil = moments.slice(0, index + 1);
  const values = new Map(
    momentsUntil.flatMap(({ changes }) => changes).map(({ label, value }) => [label, value]),
  );
  const applyChange = <Field extends { label: string; value: string }>(field: Field) => ({
    ...field,
    value: values.get(field.label) ?? field.value,
  });
  const isExpired = momentsUntil.some(({ expires }) => expires);
  return {
    pass: {
      ...pass,
      header: applyChange(pass.header),
      ...(pass.primary && { primary: applyChange(pass.primary) }),
      fields: pass.fields.map(applyChange),
    },
    changed: index === 0 ? [] : (moments[index]?.changes ?? []).map(({ label }) => label),
    hint: isExpired ? undefined : momentsUntil.findLast(({ hint }) => hint)?.hint,
    isExpired,
  };
}

export type PassState = ReturnType<typeof passAt>;
