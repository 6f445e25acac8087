import { oneLine } from '../content';

/** Quoted so that YAML leaves it alone, as a text and as a name beside its role. */
const quoted = (text: string) =>
  `"${oneLine(text).replace(/["\\]/g, '\\$&').replace(/: /g, ':\\ ')}"`;

/**
 * An accessibility tree for `toMatchAriaSnapshot`, with words of the content put in: one as the
 * name of a role or its text, several as the items of a list, which then has no others.
 */
export function ariaSnapshot(parts: TemplateStringsArray, ...words: (string | string[])[]) {
  const filled = words.map((word) => {
    if (typeof word === 'string') return quoted(word);
    return `[{/children: equal}, ${word.map((item) => `{listitem: ${quoted(item)}}`)}]`;
  });
  return String.raw({ raw: parts }, ...filled);
}
