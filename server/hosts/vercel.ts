import type { BuiltSite } from '../http/built-site.ts';
import { headersFor } from '../http/rules.ts';

/** Vercel redirects to clean paths itself. Its header rules must not overlap. */
export function vercel({ rules }: BuiltSite): Record<string, string> {
  const rule = (source: string, path: string) => ({
    source,
    headers: Object.entries(headersFor(rules, path)).map(([key, value]) => ({ key, value })),
  });
  const special = rules.slice(1).map(({ path }) => path);
  const others = special.map((path) =>
    path.endsWith('*') ? path.slice(1, -1) : `${path.slice(1)}$`,
  );
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule(`/((?!${others.join('|')}).*)`, '/*'),
      ...special.map((path) => rule(path.replace('*', '(.*)'), path)),
    ],
  };
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` };
}
