import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from './policy.ts';
import { type Rule, rulesFor } from './rules.ts';

export const encodingSuffixes = { br: '.br', gzip: '.gz' };
export type Encoding = keyof typeof encodingSuffixes;

export interface BuiltFile {
  /** Its name in the folder, for example `hotels.html` for the path `/hotels`. */
  name: string;
  /** The compressed copies that lie beside it. */
  encodings: Encoding[];
}

/** A built folder as its visitors see it. Every engine answers these paths, and no other. */
export interface BuiltSite {
  rules: Rule[];
  files: Map<string, BuiltFile>;
  /** The paths that are pages. */
  pages: string[];
  /** Other ways to write a page's path, and the one it moves to. */
  redirects: Map<string, string>;
  /** Without a path of its own: it goes out with status 404. */
  notFound: BuiltFile | undefined;
}

export function readBuiltSite(root: string): BuiltSite {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, '/').length))
    .sort();
  const isThere = new Set(names);
  const encodings = Object.keys(encodingSuffixes) as Encoding[];
  const files = new Map<string, BuiltFile>();
  const policies = new Map<string, string>();
  for (const name of names.filter(isPublic)) {
    const path = `/${name}`.replace(/(?:^\/index)?\.html$/, '') || '/';
    const copies = encodings.filter((encoding) => isThere.has(name + encodingSuffixes[encoding]));
    files.set(path, { name, encodings: copies });
    if (!name.endsWith('.html')) continue;
    policies.set(path, contentSecurityPolicy(readFileSync(join(root, name), 'utf8')));
  }
  const notFound = files.get('/404');
  const policyOfNothing = policies.get('/404') ?? contentSecurityPolicy('');
  for (const known of [files, policies]) known.delete('/404');
  const pages = [...policies.keys()];
  const redirects = new Map(pages.flatMap((page) => otherPaths(page).map((path) => [path, page])));
  return { rules: rulesFor(policies, policyOfNothing), files, pages, redirects, notFound };
}

/**
 * The folder as it is now: a build may replace it while a server runs. For a moment of that there is
 * none, or it goes while it is read: then the one from before serves, and without one it is read again.
 */
export function currentSite(root: string): () => BuiltSite {
  let site: BuiltSite | undefined;
  let known = '';
  return function read(triesLeft = 20): BuiltSite {
    try {
      const { ino, mtimeMs } = statSync(root);
      const seen = `${ino} ${mtimeMs}`;
      if (!site || seen !== known) site = readBuiltSite(root);
      known = seen;
      return site;
    } catch (error) {
      if (site) return site;
      if (triesLeft === 0) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      return read(triesLeft - 1);
    }
  };
}

/** No dot files but those of `.well-known`; a compressed copy is not a file of its own. */
function isPublic(name: string): boolean {
  return !/(?:^|\/)\.(?!well-known\/)|\.(?:br|gz)$/.test(name);
}

function otherPaths(page: string): string[] {
  return page === '/' ? ['/index', '/index.html'] : [`${page}/`, `${page}.html`];
}
