/**
 * What every engine sends with the files under a path. The first rule is for everything, and a
 * later one wins over it.
 */
export interface HeaderRule {
  under: string;
  /** `null` takes away what an earlier rule has set. */
  headers: Record<string, string | null>;
}

export const headerRules = (policy: string): HeaderRule[] => [
  {
    under: '/',
    headers: {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
  },
  {
    // Parts of a page live under the page's policy; it would only weigh on every picture.
    under: '/_astro/',
    headers: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': null,
    },
  },
  {
    // Share pictures exist to be shown on other sites.
    under: '/share/',
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
];

/** Where another rule than the first applies. */
export const specialPaths = headerRules('')
  .slice(1)
  .map(({ under }) => under);

export const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export function headersFor(path: string, policy: string): [string, string][] {
  const matching = headerRules(policy).filter(({ under }) => path.startsWith(under));
  const headers = Object.assign({}, ...matching.map((rule) => rule.headers));
  return Object.entries(headers).filter((header): header is [string, string] => header[1] !== null);
}
