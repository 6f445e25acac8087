import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of a page. What stands inline in it is allowed by its hash, and
 * nothing that stands only in another page is.
 */
export function contentSecurityPolicy(html: string): string {
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}`, 'gis'))]
      .filter(([, attributes = '']) => counts(attributes))
      .map(([, , text = '']) => hashOf(text));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(inline('script'))].join(' '),
    ["style-src 'self'", ...new Set(inline('style'))].join(' '),
    // A visitor's own picture on a pass is read in the browser, as a blob.
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Files come from 'self', and data does not run. */
function counts(attributes: string): boolean {
  return !/\ssrc=|\stype="?application\/ld\+json\b/i.test(attributes);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
