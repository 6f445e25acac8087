import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../hosting/policy.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'walletable-policy-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('allows what stands inline in the pages, once, and nothing else', () => {
  const style = '<style>a{color:red}</style>';
  write('index.html', `${style}<script type="module">\nrun()\n</script>`);
  mkdirSync(join(root, 'deep'));
  write('deep/page.html', `${style}<SCRIPT>walk()</SCRIPT>`);
  write('notes.txt', '<script>no()</script>');
  const policy = directives();
  expect(policy['script-src']).toEqual(["'self'", hash('walk()'), hash('\nrun()\n')]);
  expect(policy['style-src']).toEqual(["'self'", hash('a{color:red}')]);
});

test('files and data need no hash; speculation rules do, for the keyword counts for nothing beside one', () => {
  write(
    'index.html',
    `<script type="module" src="/_astro/a.js"></script>
     <script type="application/ld+json">{"a":1}</script>
     <script type="speculationrules">{"prefetch":[]}</script>`,
  );
  expect(directives()['script-src']).toEqual(["'self'", hash('{"prefetch":[]}')]);
});

test('forbids all that is not named, and has no unsafe keyword', () => {
  write('index.html', '<style>a{}</style><script>run()</script>');
  const policy = directives();
  expect(policy['default-src']).toEqual(["'none'"]);
  for (const name of ['base-uri', 'form-action', 'frame-ancestors']) {
    expect(policy[name]).toEqual(["'none'"]);
  }
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|https?:|\*/);
});

function write(name: string, html: string) {
  writeFileSync(join(root, name), html);
}

function directives(): Record<string, string[]> {
  const parts = contentSecurityPolicy(root).split('; ');
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
}

function hash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
