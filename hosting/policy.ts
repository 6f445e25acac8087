import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The Content-Security-Policy of a built site: one for all its pages. What stands inline in them is
 * allowed by its hash; hashes belong to templates, so more pages do not mean a longer policy.
 */
export function contentSecurityPolicy(root: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(root, file), 'utf8');
    for (const [, attributes = '', text = ''] of html.matchAll(
      /<script\b([^>]*)>(.*?)<\/script/gis,
    ))
      if (runs(attributes)) scripts.add(hashOf(text));
    for (const [, text = ''] of html.matchAll(/<style\b[^>]*>(.*?)<\/style/gis))
      styles.add(hashOf(text));
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].join(' ')}`,
    `style-src 'self' ${[...styles].join(' ')}`,
    // A visitor's own picture on a pass is read in the browser, as a blob.
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');
}

/** Files come from 'self', and data does not run. */
function runs(attributes: string): boolean {
  return !/\ssrc=|\stype="?application\/ld\+json\b/i.test(attributes);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
