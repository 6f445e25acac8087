import type { Timeline } from '../schema/live-wallet.ts';
import type { PassContent } from '../schema/pass.ts';

interface Living {
  pass: Omit<PassContent, 'hint'>;
  moments: Pick<Timeline['moments'][number], 'changes' | 'hint' | 'ends'>[];
}

/**
 * A pass at one moment of its life: all that has changed until then, and what changed just now. It is
 * worked out when the site is built, once for all who show such a pass.
 */
export function passAt({ pass, moments }: Living, at: number) {
  const until = moments.slice(0, at + 1);
  const values = new Map(
    until.flatMap(({ changes }) => changes).map(({ label, value }) => [label, value]),
  );
  const now = <Field extends { label: string; value: string }>(field: Field) => ({
    ...field,
    value: values.get(field.label) ?? field.value,
  });
  const ended = until.some(({ ends }) => ends);
  return {
    pass: {
      ...pass,
      header: now(pass.header),
      ...(pass.primary && { primary: now(pass.primary) }),
      fields: pass.fields.map(now),
    },
    changed: at === 0 ? [] : (moments[at]?.changes ?? []).map(({ label }) => label),
    hint: ended ? undefined : until.findLast(({ hint }) => hint)?.hint,
    ended,
  };
}

export type PassState = ReturnType<typeof passAt>;
