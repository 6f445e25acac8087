import { type ConfigData, HtmlValidate } from 'html-validate';
import { type Check, withPage } from './subject.ts';

const rules: ConfigData = { root: true, extends: ['html-validate:standard'] };

/** The document as it is sent, against the rules of HTML. */
export const valid: Check = (subject) =>
  withPage(subject, {}, async (page) => {
    const text = await (await page.request.get(subject.path)).text();
    const { results } = await new HtmlValidate(rules).validateString(text, subject.path);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    );
  });
