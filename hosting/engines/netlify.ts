import { headerRules } from '../headers.ts';
import type { Site } from '../site.ts';

/**
 * Of two rules that match, the later wins for each header, but none can take one away: what the
 * table removes is left. Redirects are Netlify's own: it drops slashes and `.html` by itself.
 */
export function netlify({ policy }: Site): Record<string, string> {
  const rules = headerRules(policy).map(({ under, headers }) => {
    const set = Object.entries(headers).filter(([, value]) => value !== null);
    return [`${under}*`, ...set.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  });
  return { _headers: `${rules.join('\n')}\n` };
}
