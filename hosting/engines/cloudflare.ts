import { headerRules } from '../headers.ts';
import type { Site } from '../site.ts';

/** The longest line that Cloudflare reads. */
const longestLine = 2000;

export function cloudflare({ policy, redirects }: Site): Record<string, string> {
  const set = new Set<string>();
  const lines: string[] = [];
  for (const { under, headers } of headerRules(policy)) {
    lines.push(`${under}*`);
    for (const [name, value] of Object.entries(headers)) {
      // Cloudflare joins what two rules say of one header, unless the first is taken away.
      if (set.has(name)) lines.push(`  ! ${name}`);
      if (value !== null) lines.push(`  ${name}: ${value}`);
      set.add(name);
    }
  }
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `Cloudflare reads ${longestLine} characters a header, and this one has ${tooLong.length}: ${tooLong.slice(0, 60)}…`,
    );
  }
  return {
    _headers: `${lines.join('\n')}\n`,
    _redirects: `${[...redirects].map(([from, to]) => `${from} ${to} 308`).join('\n')}\n`,
  };
}
