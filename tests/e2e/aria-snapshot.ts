import { oneLine } from '../content';

/** Quotes a text for use in YAML, as text or as the name of a role. */
const quote = (text: string) =>
  `"${oneLine(text).replace(/["\\]/g, '\\$&').replace(/: /g, ':\\ ')}"`;

/**
 * A template for `toMatchAriaSnapshot`: strings are inserted as names or texts, arrays as the complete
 * items of a list.
 */
export function ariaSnapshot(parts: TemplateStringsArray, ...values: (string | string[])[]) {
  const inserted = values.map((value) => {
    if (typeof value === 'string') return quote(value);
    return `[{/children: equal}, ${value.map((item) => `{listitem: ${quote(item)}}`)}]`;
  });
  return String.raw({ raw: parts }, ...inserted);
}
