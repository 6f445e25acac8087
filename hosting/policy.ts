import { createHash } from 'node:crypto';

const attribute = /[^>"']|"[^"]*"|'[^']*'/.source;
/** A script or style with its text, or any other tag, so that `<script>` in an attribute value is not matched. */
const element = new RegExp(
  `<(script|style)\\b((?:${attribute})*)>(.*?)</\\1|<[a-z](?:${attribute})*>`,
  'gis',
);

/** The Content-Security-Policy of a page, with the hashes of its own inline scripts and styles. */
export function contentSecurityPolicy(html: string): string {
  const elements = [...html.matchAll(element)];
  const hashes = (tag: string) =>
    elements
      .filter(([, name, attributes = '']) => name?.toLowerCase() === tag && needsHash(attributes))
      .map(([, , , text = '']) => hashOf(text));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes('script'))].join(' '),
    ["style-src 'self'", ...new Set(hashes('style'))].join(' '),
    // The logo that a visitor chooses for a pass is shown from a blob URL.
    "img-src 'self' blob:",
    "font-src 'self'; connect-src 'self'; manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ].join('; ');
}

/** External files are allowed by 'self', and JSON-LD is not executed. */
function needsHash(attributes: string): boolean {
  return !/\ssrc=|\stype="?application\/ld\+json\b/i.test(attributes);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
