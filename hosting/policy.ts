import { createHash } from 'node:crypto';

const attribute = /[^>"']|"[^"]*"|'[^']*'/.source;
/** A script or style with its text, or any other tag: what only looks like a script in a tag is none. */
const element = new RegExp(
  `<(script|style)\\b((?:${attribute})*)>(.*?)</\\1|<[a-z](?:${attribute})*>`,
  'gis',
);

/**
 * The Content-Security-Policy of a page. What stands inline in it is allowed by its hash, and
 * nothing that stands only in another page is.
 */
export function contentSecurityPolicy(html: string): string {
  const elements = [...html.matchAll(element)];
  const hashes = (wanted: string) =>
    elements
      .filter(([, name, attributes = '']) => name?.toLowerCase() === wanted && runs(attributes))
      .map(([, , , text = '']) => hashOf(text));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes('script'))].join(' '),
    ["style-src 'self'", ...new Set(hashes('style'))].join(' '),
    // A visitor's own picture on a pass is read in the browser, as a blob.
    "img-src 'self' blob:",
    "font-src 'self'; connect-src 'self'; manifest-src 'self'",
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ].join('; ');
}

/** Files come from 'self', and data does not run. */
function runs(attributes: string): boolean {
  return !/\ssrc=|\stype="?application\/ld\+json\b/i.test(attributes);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
