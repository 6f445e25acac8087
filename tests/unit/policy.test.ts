import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../hosting/policy.ts';
import { headersFor, rulesFor } from '../../hosting/rules.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(html: string): Map<string, string[]> {
  return new Map(
    contentSecurityPolicy(html)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

test('allows what stands inline in the page, once', () => {
  const style = '<style>a{color:red}</style>';
  const policy = directives(
    `${style}${style}<script type="module">\nrun()\n</script><SCRIPT>walk()</SCRIPT>`,
  );
  expect(policy.get('script-src')).toEqual(["'self'", hash('\nrun()\n'), hash('walk()')]);
  expect(policy.get('style-src')).toEqual(["'self'", hash('a{color:red}')]);
});

test('files and data need no hash; speculation rules do, for the keyword counts for nothing beside one', () => {
  const policy = directives(
    `<script type="module" src="/_astro/a.js"></script>
     <script type="application/ld+json">{"a":1}</script>
     <script type="speculationrules">{"prefetch":[]}</script>`,
  );
  expect(policy.get('script-src')).toEqual(["'self'", hash('{"prefetch":[]}')]);
});

test('a text that only looks like a script allows nothing', () => {
  const text = '</script><script>alert(1)</script>';
  const policy = directives(
    `<meta content="${text}"><script>run()</script><p title='${text}'></p>`,
  );
  expect(policy.get('script-src')).toEqual(["'self'", hash('run()')]);
});

/**
 * The rules by which Mozilla's HTTP Observatory marks a site, each at its best mark. One of them
 * needs the public address: that plain HTTP moves to HTTPS. See docs/hosting.md.
 */
test('the rules of the Observatory: all that is not named is forbidden, nothing is unsafe', () => {
  const policy = directives('<style>a{}</style><script>run()</script>');
  for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
    expect(policy.get(name), name).toEqual(["'none'"]);
  expect([...policy.values()].join()).not.toMatch(/unsafe|https?:|data:|\*/);
  for (const name of ['script-src', 'style-src'])
    for (const source of policy.get(name) ?? [])
      expect(source).toMatch(/^'(?:self|sha256-[A-Za-z0-9+/]{43}=)'$/);

  expect(headersFor(rulesFor(new Map(), ''), '/')).toMatchObject({
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // At least six months.
    'Strict-Transport-Security': expect.stringMatching(/^max-age=(?:1[6-9]|[2-9]\d)\d{6}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});
