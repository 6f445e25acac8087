/** Cloudflare and Netlify both read `_headers`, but combine overlapping rules differently. */
import type { BuiltSite } from '../http/built-site.ts';

/** Limits of Cloudflare. */
const [maxLineLength, maxRules] = [2000, 100];

/** Cloudflare joins the values of two rules for one header, unless `! Name` removes the first. */
export function cloudflare({ rules, redirects }: BuiltSite): Record<string, string> {
  const lines = rules.flatMap(({ path, headers }, index) => [
    path,
    ...(index > 0 ? Object.keys(headers).map((name) => `  ! ${name}`) : []),
    ...headerLines(headers),
  ]);
  const tooLong = lines.find((line) => line.length > maxLineLength);
  if (tooLong)
    throw new Error(
      `Cloudflare accepts ${maxLineLength} characters per header, but this one has ${tooLong.length}: ${tooLong.slice(0, 60)}…`,
    );
  if (rules.length > maxRules)
    throw new Error(`Cloudflare accepts ${maxRules} rules, but the site has ${rules.length}.`);
  return {
    _headers: `${lines.join('\n')}\n`,
    _redirects: `${[...redirects].map(([from, to]) => `${from} ${to} 308`).join('\n')}\n`,
  };
}

/**
 * On Netlify later rules override earlier ones, but cannot remove a header. Netlify redirects from
 * trailing slashes and `.html` itself.
 */
export function netlify({ rules }: BuiltSite): Record<string, string> {
  const lines = rules.flatMap(({ path, headers }) => [path, ...headerLines(headers)]);
  return { _headers: `${lines.join('\n')}\n` };
}

function headerLines(headers: Record<string, string | null>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => (value ? `  ${name}: ${value}` : []));
}
