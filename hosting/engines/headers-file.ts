/** Cloudflare and Netlify read one format, `_headers`, and differ in what a later rule does. */
import type { BuiltSite } from '../built-site.ts';

/** Of `_headers` Cloudflare reads lines no longer than this, and so many rules. */
const [longestLine, mostRules] = [2000, 100];

/** It joins what two rules say of one header, unless the first is taken away. */
export function cloudflare({ rules, redirects }: BuiltSite): Record<string, string> {
  const lines = rules.flatMap(({ path, headers }, index) => [
    path,
    ...(index > 0 ? Object.keys(headers).map((name) => `  ! ${name}`) : []),
    ...set(headers),
  ]);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong)
    throw new Error(
      `Cloudflare reads ${longestLine} characters a header, and this one has ${tooLong.length}: ${tooLong.slice(0, 60)}…`,
    );
  if (rules.length > mostRules)
    throw new Error(`Cloudflare reads ${mostRules} rules, and these are ${rules.length}.`);
  return {
    _headers: `${lines.join('\n')}\n`,
    _redirects: `${[...redirects].map(([from, to]) => `${from} ${to} 308`).join('\n')}\n`,
  };
}

/**
 * The later rule wins, but none can take a header away: what the table removes is left. Redirects
 * are Netlify's own: it drops slashes and `.html` by itself.
 */
export function netlify({ rules }: BuiltSite): Record<string, string> {
  const lines = rules.flatMap(({ path, headers }) => [path, ...set(headers)]);
  return { _headers: `${lines.join('\n')}\n` };
}

function set(headers: Record<string, string | null>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => (value ? `  ${name}: ${value}` : []));
}
