import type { Use } from '../../../model/live-wallet-data';

/** A pass at one moment of its life: all that has changed until then, and what changed just now. */
export function passAt({ pass, moments }: Pick<Use, 'pass' | 'moments'>, at: number) {
  const until = moments.slice(0, at + 1);
  const values = new Map(
    until.flatMap(({ changes }) => changes).map(({ label, value }) => [label, value]),
  );
  const now = <Field extends { label: string; value: string }>(field: Field) => ({
    ...field,
    value: values.get(field.label) ?? field.value,
  });
  return {
    pass: {
      ...pass,
      header: now(pass.header),
      ...(pass.primary && { primary: now(pass.primary) }),
      fields: pass.fields.map(now),
    },
    changed: at === 0 ? [] : (moments[at]?.changes ?? []).map(({ label }) => label),
    ended: until.some(({ ends }) => ends),
  };
}
