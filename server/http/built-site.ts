import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from './policy.ts';
import { type Rule, rulesFor } from './rules.ts';

export const encodingSuffixes = { br: '.br', gzip: '.gz' };
export type Encoding = keyof typeof encodingSuffixes;

export interface BuiltFile {
  /** File name in the folder, for example `hotels.html` for the path `/hotels`. */
  name: string;
  /** Encodings for which a compressed copy exists. */
  encodings: Encoding[];
}

/** The public paths of a built site. Every server answers these paths and no others. */
export interface BuiltSite {
  rules: Rule[];
  files: Map<string, BuiltFile>;
  /** The paths of HTML pages. */
  pages: string[];
  /** Alternative paths of a page (`/hotels/`, `/hotels.html`) and the path they redirect to. */
  redirects: Map<string, string>;
  /** Sent with status 404; it has no path of its own. */
  notFound: BuiltFile | undefined;
}

export function readBuiltSite(root: string): BuiltSite {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, '/').length))
    .sort();
  const existing = new Set(names);
  const encodings = Object.keys(encodingSuffixes) as Encoding[];
  const files = new Map<string, BuiltFile>();
  const policies = new Map<string, string>();
  for (const name of names.filter(isPublic)) {
    const path = `/${name}`.replace(/(?:^\/index)?\.html$/, '') || '/';
    const copies = encodings.filter((encoding) => existing.has(name + encodingSuffixes[encoding]));
    files.set(path, { name, encodings: copies });
    if (!name.endsWith('.html')) continue;
    policies.set(path, contentSecurityPolicy(readFileSync(join(root, name), 'utf8')));
  }
  const notFound = files.get('/404');
  const fallbackPolicy = policies.get('/404') ?? contentSecurityPolicy('');
  files.delete('/404');
  policies.delete('/404');
  const pages = [...policies.keys()];
  const redirects = new Map(
    pages.flatMap((page) => alternativePaths(page).map((path) => [path, page])),
  );
  return { rules: rulesFor(policies, fallbackPolicy), files, pages, redirects, notFound };
}

/**
 * Reads the folder again when a build has replaced it. While it is being replaced, reading can fail:
 * then the previous site is used, or reading is retried if there is none.
 */
export function createSiteReader(root: string): () => BuiltSite {
  let site: BuiltSite | undefined;
  let lastVersion = '';
  return function read(triesLeft = 20): BuiltSite {
    try {
      const { ino, mtimeMs } = statSync(root);
      const version = `${ino} ${mtimeMs}`;
      if (!site || version !== lastVersion) site = readBuiltSite(root);
      lastVersion = version;
      return site;
    } catch (error) {
      if (site) return site;
      if (triesLeft === 0) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      return read(triesLeft - 1);
    }
  };
}

/** Excludes compressed copies and dot files, except `.well-known`. */
function isPublic(name: string): boolean {
  return !/(?:^|\/)\.(?!well-known\/)|\.(?:br|gz)$/.test(name);
}

function alternativePaths(page: string): string[] {
  return page === '/' ? ['/index', '/index.html'] : [`${page}/`, `${page}.html`];
}
