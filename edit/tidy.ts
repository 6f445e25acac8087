import { fieldIn, itemIn, kindOf, type Shape } from './shape.ts';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a form leaves empty is not there: no words, no fields, no item in a list that may lack. */
export function filled(value: unknown, shape: Shape | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, itemIn(shape)));
  if (!isFields(value)) return value;
  const own = kindOf(shape, value);
  const isEmpty = (key: string, one: unknown) =>
    one === null ||
    one === undefined ||
    one === '' ||
    (isFields(one) && Object.keys(one).length === 0) ||
    (Array.isArray(one) && one.length === 0 && !own?.required?.includes(key));
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, filled(one, fieldIn(own, key))] as const)
      .filter(([key, one]) => !isEmpty(key, one)),
  );
}
