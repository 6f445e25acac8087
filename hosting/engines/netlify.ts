import type { BuiltSite } from '../built-site.ts';

/**
 * Of two rules that match, the later wins for each header, but none can take one away: what the
 * table removes is left. Redirects are Netlify's own: it drops slashes and `.html` by itself.
 */
export function netlify({ rules }: BuiltSite): Record<string, string> {
  const lines = rules.flatMap(({ path, headers }) => {
    const set = Object.entries(headers).filter(([, value]) => value !== null);
    return [path, ...set.map(([name, value]) => `  ${name}: ${value}`)];
  });
  return { _headers: `${lines.join('\n')}\n` };
}
