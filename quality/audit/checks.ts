import type { Check } from '../tools/page.ts';
import { checkAccessibilityInEveryState } from './axe.ts';
import { checkBudgets } from './budgets.ts';
import { checkHtml } from './html.ts';
import { checkLinks } from './links.ts';
import {
  checkDescription,
  checkHeadings,
  checkShareImage,
  checkStructuredData,
} from './metadata.ts';

/** Exact, and quick enough for every `npm test`. */
export const quickChecks: Record<string, Check> = {
  'valid HTML': checkHtml,
  'links and anchors': checkLinks,
  'title and description': checkDescription,
  'outline of headings': checkHeadings,
  'share picture': checkShareImage,
  'structured data': checkStructuredData,
};

/** What `npm test` does in its own way or not at all. */
export const slowChecks: Record<string, Check> = {
  'bytes within budget': checkBudgets,
  'axe, three widths, every state': checkAccessibilityInEveryState,
};
