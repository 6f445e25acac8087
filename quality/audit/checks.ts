import { accessibleInEveryState } from './axe.ts';
import { described, outlined, shared, structured } from './findable.ts';
import { valid } from './html.ts';
import { linked } from './links.ts';
import type { Check } from './subject.ts';
import { withinBudget } from './weight.ts';

/** Exact, and quick enough for every `npm test`. */
export const quickChecks: Record<string, Check> = {
  'valid HTML': valid,
  'links and anchors': linked,
  'title and description': described,
  'outline of headings': outlined,
  'share picture': shared,
  'structured data': structured,
};

/** What `npm test` does in its own way or not at all. */
export const slowChecks: Record<string, Check> = {
  'bytes within budget': withinBudget,
  'axe, three widths, every state': accessibleInEveryState,
};
