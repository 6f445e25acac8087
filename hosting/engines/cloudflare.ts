import type { BuiltSite } from '../built-site.ts';

/** What Cloudflare reads of `_headers`: a line no longer than this, and so many rules. */
const longestLine = 2000;
const mostRules = 100;

export function cloudflare({ rules, redirects }: BuiltSite): Record<string, string> {
  const lines = rules.flatMap(({ path, headers }, index) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      // Cloudflare joins what two rules say of one header, unless the first is taken away.
      ...(index > 0 ? [`  ! ${name}`] : []),
      ...(value === null ? [] : [`  ${name}: ${value}`]),
    ]),
  ]);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `Cloudflare reads ${longestLine} characters a header, and this one has ${tooLong.length}: ${tooLong.slice(0, 60)}…`,
    );
  }
  if (rules.length > mostRules) {
    throw new Error(
      `Cloudflare reads ${mostRules} rules for headers, and these are ${rules.length}.`,
    );
  }
  return {
    _headers: `${lines.join('\n')}\n`,
    _redirects: `${[...redirects].map(([from, to]) => `${from} ${to} 308`).join('\n')}\n`,
  };
}
