import { headersFor, specialPaths } from '../headers.ts';
import type { Site } from '../site.ts';

/** Vercel writes clean paths by itself; the rules for headers do not overlap. */
export function vercel({ policy }: Site): Record<string, string> {
  const rule = (source: string, path: string) => ({
    source,
    headers: headersFor(path, policy).map(([key, value]) => ({ key, value })),
  });
  const others = specialPaths.map((path) => path.slice(1)).join('|');
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule(`/((?!${others}).*)`, '/'),
      ...specialPaths.map((path) => rule(`${path}(.*)`, path)),
    ],
  };
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` };
}
