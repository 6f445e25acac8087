import { HtmlValidate } from 'html-validate';
import type { Check } from '../tools/page.ts';
import { checkAccessibilityInEveryState } from './axe.ts';
import { checkBudgets } from './budgets.ts';
import { checkLinks } from './links.ts';
import { checkDescription, checkShareImage, checkStructuredData } from './metadata.ts';

export const checkHtml: Check = async ({ origin, path }) => {
  const html = await (await fetch(`${origin}${path}`)).text();
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'heading-level': 'error',
      // A longer title is cut off in search results.
      'long-title': ['error', { maxlength: 60 }],
    },
  });
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
};

/** Fast enough for every `npm test`. */
export const quickChecks: Record<string, Check> = {
  'valid HTML': checkHtml,
  'links and anchors': checkLinks,
  description: checkDescription,
  'share image': checkShareImage,
  'structured data': checkStructuredData,
};

/** Only in `npm run audit`; `npm test` covers both in its own way. */
export const slowChecks: Record<string, Check> = {
  'byte budgets': checkBudgets,
  'axe, three widths, every state': checkAccessibilityInEveryState,
};
