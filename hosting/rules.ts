/**
 * The one table from which every engine is set up. A rule says what goes out with the files of a
 * path, and a later one wins over an earlier one.
 */
export interface Rule {
  /** One path, `/hotels`, or all that begin alike, `/share/*`. */
  path: string;
  /** `null` takes away what an earlier rule has set. */
  headers: Record<string, string | null>;
  /** What may be asked there, where that is for a server of its own to answer. */
  methods?: string[];
}

/** What may be asked; all else is refused, and told so in `Allow`. */
export const methods = ['GET', 'HEAD'];

/** What a slow or talkative visitor may take before being shown out: seconds, and bytes. */
export const limits = { headers: 10, request: 20, silence: 60, headerSize: 16 * 1024, body: 1024 };

const unkept = { 'Cache-Control': 'no-store', Vary: null };
/** Where passes are issued their dialog is told so, with its words; elsewhere nothing is said of it. */
export const passesRules = (state: string): Rule[] => [
  { path: '/live-wallet.json', headers: { 'Wallet-Passes': state } },
  { path: '/passes', headers: unkept, methods: ['POST'] },
  { path: '/passes/*', headers: unkept, methods },
];

/** The first rule is for everything, and so for the page that says that there is nothing. */
export function rulesFor(policies: Map<string, string>, policyOfNothing: string): Rule[] {
  return [
    {
      path: '/*',
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policyOfNothing,
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
      // Parts of a page live under the page's policies; they would only weigh on every picture.
      path: '/_astro/*',
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': null,
        'Cross-Origin-Opener-Policy': null,
        'Permissions-Policy': null,
        'X-Frame-Options': null,
      },
    },
    // Share pictures exist to be shown on other sites.
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
