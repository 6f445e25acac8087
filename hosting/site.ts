import { readdirSync, statSync } from 'node:fs';
import { contentSecurityPolicy } from './policy.ts';

export type Encoding = 'br' | 'gzip';
const suffixes: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

export interface SiteFile {
  /** Its name in the folder, for example `hotels.html` for the path `/hotels`. */
  name: string;
  /** The compressed copies that lie beside it, with their names. */
  encoded: Partial<Record<Encoding, string>>;
}

/** A built folder as its visitors see it. Every engine answers these paths, and no other. */
export interface Site {
  policy: string;
  files: Map<string, SiteFile>;
  /** Other ways to write a page's path, and the one it moves to. */
  redirects: Map<string, string>;
  /** Without a path of its own: it goes out with status 404. */
  notFound: SiteFile | undefined;
}

export function readSite(root: string): Site {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(root.length)}/${name}`.slice(1))
    .sort();
  const known = new Set(names);
  const site: Site = {
    policy: contentSecurityPolicy(root),
    files: new Map(),
    redirects: new Map(),
    notFound: undefined,
  };
  for (const name of names.filter(isPublic)) {
    const file = { name, encoded: copiesOf(name, known) };
    const page = pageOf(name);
    if (name === '404.html') site.notFound = file;
    else site.files.set(page ?? `/${name}`, file);
    if (page) for (const path of otherPaths(page)) site.redirects.set(path, page);
  }
  return site;
}

/** The folder as it is now: a build may replace it while a server runs. */
export function currentSite(root: string): () => Site {
  let site: Site | undefined;
  let known = '';
  return () => {
    // For a moment of the replacement there is none.
    const folder = statSync(root, { throwIfNoEntry: !site });
    const seen = folder ? `${folder.ino} ${folder.mtimeMs}` : known;
    if (!site || seen !== known) site = readSite(root);
    known = seen;
    return site;
  };
}

/** No dot files but those of `.well-known`; a compressed copy is not a file of its own. */
function isPublic(name: string): boolean {
  return !/(?:^|\/)\.(?!well-known\/)|\.(?:br|gz)$/.test(name);
}

function copiesOf(name: string, known: Set<string>): SiteFile['encoded'] {
  const copies = Object.entries(suffixes).map(([suffix, encoding]) => [encoding, name + suffix]);
  return Object.fromEntries(copies.filter(([, copy]) => known.has(copy ?? '')));
}

function pageOf(name: string): string | undefined {
  if (!name.endsWith('.html') || name === '404.html') return undefined;
  return name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
}

function otherPaths(page: string): string[] {
  return page === '/' ? ['/index', '/index.html'] : [`${page}/`, `${page}.html`];
}
