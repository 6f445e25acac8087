import { type ConfigData, HtmlValidate } from 'html-validate';
import type { Check } from '../tools/page.ts';

const rules: ConfigData = { root: true, extends: ['html-validate:standard'] };

/** The document as it is sent, against the rules of HTML. */
export const checkHtml: Check = async ({ origin, path }) => {
  const text = await (await fetch(`${origin}${path}`)).text();
  const { results } = await new HtmlValidate(rules).validateString(text, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
};
