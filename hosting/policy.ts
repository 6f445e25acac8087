import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of a page. What stands inline in it is allowed by its hash, and
 * nothing that stands only in another page is.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script/gis)]
    .filter(([, attributes = '']) => runs(attributes))
    .map(([, , text = '']) => hashOf(text));
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style/gis)].map(([, text = '']) =>
    hashOf(text),
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts)].join(' '),
    ["style-src 'self'", ...new Set(styles)].join(' '),
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
function runs(attributes: string): boolean {
  return !/\ssrc=|\stype="?application\/ld\+json\b/i.test(attributes);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
