/**
 * The headers for the files of a path. The configuration of every server and CDN is generated from
 * one list of rules; later rules override earlier ones.
 */
export interface Rule {
  /** One path (`/hotels`) or a prefix (`/share/*`). */
  path: string;
  /** `null` removes a header that an earlier rule has set. */
  headers: Record<string, string | null>;
  /** The passes service answers this path, and decides about the methods. */
  isPasses?: true;
}

/** All other methods are answered with 405 and `Allow`. */
export const methods = ['GET', 'HEAD'];

/** Timeouts are in seconds. */
export const limits = {
  headersTimeout: 10,
  requestTimeout: 20,
  idleTimeout: 60,
  maxHeaderBytes: 16 * 1024,
  maxBodyBytes: 1024,
  /** Of the embedded server: each may need a second file descriptor, for the file it sends. */
  maxConnections: 1000,
  /** Of one client address, unless it is a trusted proxy. */
  maxConnectionsPerClient: 100,
  /** Of one connection. Browsers wait for a response before they use its connection again. */
  maxOpenResponses: 16,
};

const noStore = { 'Cache-Control': 'no-store', Vary: null };
/** The live wallet reads from this header whether passes can be issued, and in which mode. */
export const passesRules = (mode: string): Rule[] => [
  { path: '/live-wallet.json', headers: { 'Wallet-Passes': mode } },
  { path: '/passes', headers: noStore, isPasses: true },
  { path: '/passes/*', headers: noStore, isPasses: true },
];

/** For operators: 200 if pages and, if they are enabled, passes work. */
export const healthRule: Rule = { path: '/healthz', headers: noStore };

/**
 * @param policies Content-Security-Policy by page
 * @param fallbackPolicy for everything else, including the 404 page
 */
export function rulesFor(policies: Map<string, string>, fallbackPolicy: string): Rule[] {
  return [
    {
      path: '/*',
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': fallbackPolicy,
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
      // Subresources follow the policies of their page, so these headers would be useless bytes.
      path: '/_astro/*',
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': null,
        'Cross-Origin-Opener-Policy': null,
        'Permissions-Policy': null,
        'X-Frame-Options': null,
      },
    },
    // Other sites embed the share pictures in link previews.
    { path: '/share/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    ...[...policies].map(([path, policy]) => ({
      path,
      headers: { 'Content-Security-Policy': policy },
    })),
  ];
}

export function headersFor(rules: Rule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  const headers = Object.assign({}, ...matching.map((rule) => rule.headers));
  for (const name of Object.keys(headers)) if (headers[name] === null) delete headers[name];
  return headers;
}

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
