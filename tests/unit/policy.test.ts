import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../server/http/policy.ts';
import { headersFor, rulesFor } from '../../server/http/rules.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(html: string): Record<string, string> {
  const parts = contentSecurityPolicy(html).split('; ');
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part.replace(/^\S+ /, '')]));
}

test('has the hashes of inline scripts and styles, without duplicates, files or JSON-LD', () => {
  const style = '<style>a{color:red}</style>';
  const scripts = `<script type="module">\nrun()\n</script><SCRIPT>walk()</SCRIPT>
    <script type="module" src="/_astro/a.js"></script>
    <script type="application/ld+json">{"a":1}</script>
    <script type="speculationrules">{"prefetch":[]}</script>`;
  const policy = directives(style + style + scripts);
  // Browsers ignore 'inline-speculation-rules' if the directive contains a hash.
  const hashes = ['\nrun()\n', 'walk()', '{"prefetch":[]}'].map(hash);
  expect(policy['script-src']).toBe(`'self' ${hashes.join(' ')}`);
  expect(policy['style-src']).toBe(`'self' ${hash('a{color:red}')}`);
});

test('ignores script tags in attribute values', () => {
  const text = '</script><script>alert(1)</script>';
  const policy = directives(
    `<meta content="${text}"><script>run()</script><p title='${text}'></p>`,
  );
  expect(policy['script-src']).toBe(`'self' ${hash('run()')}`);
});

/** Except for the redirect from HTTP to HTTPS, which needs the public address: see docs/hosting.md. */
test('passes every rule of the HTTP Observatory', () => {
  const policy = directives('<style>a{}</style><script>run()</script>');
  for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
    expect(policy[name], name).toBe("'none'");
  expect(policy['require-trusted-types-for']).toBe("'script'");
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|https?:|data:|\*/);
  expect(`${policy['script-src']} ${policy['style-src']}`).toMatch(
    /^(?:'(?:self|sha256-[A-Za-z0-9+/]{43}=)' ?)+$/,
  );
  expect(headersFor(rulesFor(new Map(), ''), '/')).toMatchObject({
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // At least six months.
    'Strict-Transport-Security': expect.stringMatching(/^max-age=(?:1[6-9]|[2-9]\d)\d{6}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});
