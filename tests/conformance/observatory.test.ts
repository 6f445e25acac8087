/**
 * The rules by which Mozilla's HTTP Observatory marks a site, each at its best mark. One of them
 * needs the public address: that plain HTTP moves to HTTPS. See docs/hosting.md.
 */
import { describe, expect, test } from 'vitest';
import type { Answer } from './ask.ts';
import { asker, engines, page, pages } from './support.ts';

describe.for(engines)('%s', (engine) => {
  const { ask } = asker(engine);

  describe.for([...pages, '/nowhere', `${page}/`])('%s', (path) => {
    test('content security policy: no unsafe keyword, and all that is not named is forbidden', async () => {
      const policy = policyOf(await ask(path));
      expect(policy.get('default-src')).toEqual(["'none'"]);
      for (const [name, sources] of policy) {
        expect(sources.join(' '), name).not.toMatch(/unsafe-|\*|https?:|data:/);
      }
      const active = ['script-src', 'object-src', 'style-src', 'worker-src', 'frame-src'];
      for (const name of active) {
        const wrong = policy.get(name)?.filter((source) => !isStrict(source));
        expect(wrong ?? [], name).toEqual([]);
      }
      for (const name of ['base-uri', 'form-action', 'frame-ancestors']) {
        expect(policy.get(name), name).toEqual(["'none'"]);
      }
    });

    test('cookies: none. Cross-origin sharing: none', async () => {
      const { headers } = await ask(path, { origin: 'https://example.com' });
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    });

    test('transport security: for at least six months', async () => {
      const { headers } = await ask(path);
      const [, age] = /^max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
      expect(Number(age)).toBeGreaterThanOrEqual(15_768_000);
    });

    test('referrer, sniffing, framing, resource policy', async () => {
      const { headers } = await ask(path);
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    });

    test('scripts come from the site itself, so they need no integrity attribute', async () => {
      const html = (await ask(path)).body.toString();
      const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"/g)].map(([, src]) => src);
      expect(sources.filter((src) => !/^\/[^/]/.test(src ?? ''))).toEqual([]);
    });
  });

  test('security.txt says where to report a weakness, for less than a year (RFC 9116)', async () => {
    const { body, headers } = await ask('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const text = body.toString();
    expect(text).toMatch(/^Contact: (?:mailto:\S+@\S+|https:\/\/\S+)$/m);
    expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
    const [, date = ''] = /^Expires: (\d{4}-\d\d-\d\dT\S+Z)$/m.exec(text) ?? [];
    const days = (Date.parse(date) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThanOrEqual(366);
  });
});

function policyOf({ headers }: Answer): Map<string, string[]> {
  const directives = String(headers['content-security-policy']).split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function isStrict(source: string): boolean {
  return /^'(?:self|none|inline-speculation-rules|sha256-[A-Za-z0-9+/]{43}=)'$/.test(source);
}
