import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { contentTypes, headersFor } from '../../hosting/headers.ts';
import { readSite, type SiteFile } from '../../hosting/site.ts';
import { type Answer, ask, shout } from './ask.ts';
import type { EngineName } from './engines.ts';

const root = 'dist';
export const site = readSite(root);
export const files = [...site.files];
export const pages = files.filter(([, { name }]) => name.endsWith('.html')).map(([path]) => path);

/** One of each kind, for what need not be asked of all. */
export const page = pages.find((path) => path !== '/') ?? '/';
export const script = files.find(([path]) => path.endsWith('.js'))?.[0] ?? '';
export const picture = '/share/home.jpg';

export const contentOf = ({ name }: SiteFile) => readFileSync(join(root, name));
export const fileAt = (path: string) => contentOf(site.files.get(path) as SiteFile);

const ports = inject('ports');
export const engines = Object.keys(ports) as EngineName[];

export function asker(engine: EngineName) {
  const port = ports[engine] as number;
  return {
    ask: (path: string, headers?: Record<string, string>, method?: string) =>
      ask(port, path, headers, method),
    shout: (message: string) => shout(port, message),
  };
}

export function expectHeaders(answer: Answer, path: string) {
  const expected = new Map(headersFor(path, site.policy));
  for (const [name, value] of expected) expect(answer.headers[name.toLowerCase()]).toBe(value);
  const policy = answer.headers['content-security-policy'];
  expect(policy).toBe(expected.get('Content-Security-Policy'));
}

export function expectNotFound(answer: Answer) {
  expect(answer.status).toBe(404);
  const isThePage = answer.body.equals(contentOf(site.notFound as SiteFile));
  expect(isThePage, 'the not-found page').toBe(true);
  expect(answer.headers['content-type']).toBe(contentTypes['.html']);
  expectHeaders(answer, '/404');
}
