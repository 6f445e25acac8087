import { isFields } from './data.ts';
import { itemSchema, type JsonSchema, propertySchema, unionMember } from './json-schema.ts';

/** Removes what the form sends for empty optional fields: empty text, null, empty groups and lists. */
export function removeEmpty(value: unknown, schema: JsonSchema | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => removeEmpty(one, itemSchema(schema)));
  if (!isFields(value)) return value;
  const member = unionMember(schema, value);
  const isEmpty = (key: string, one: unknown) =>
    one === null ||
    one === undefined ||
    one === '' ||
    (isFields(one) && Object.keys(one).length === 0) ||
    (Array.isArray(one) && one.length === 0 && !member?.required?.includes(key));
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, removeEmpty(one, propertySchema(member, key))] as const)
      .filter(([key, one]) => !isEmpty(key, one)),
  );
}
