import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from './policy.ts';
import { type Rule, rulesFor } from './rules.ts';

const suffixes = { br: '.br', gzip: '.gz' };
export type Encoding = keyof typeof suffixes;

export interface BuiltFile {
  /** Its name in the folder, for example `hotels.html` for the path `/hotels`. */
  name: string;
  /** The compressed copies that lie beside it, with their names. */
  encoded: Partial<Record<Encoding, string>>;
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
  const known = new Set(names);
  const all = names.filter(isPublic).map((name) => ({ name, encoded: copiesOf(name, known) }));
  const [notFound, files] = [all.find(isNotFound), all.filter((file) => !isNotFound(file))];
  const policyOf = (name: string) => contentSecurityPolicy(readFileSync(join(root, name), 'utf8'));
  const policies = new Map(
    files.flatMap(({ name }) => (isPage(name) ? [[pathOf(name), policyOf(name)]] : [])),
  );
  const pages = [...policies.keys()];
  return {
    rules: rulesFor(policies, notFound ? policyOf(notFound.name) : contentSecurityPolicy('')),
    files: new Map(files.map((file) => [pathOf(file.name), file])),
    pages,
    redirects: new Map(pages.flatMap((page) => otherPaths(page).map((path) => [path, page]))),
    notFound,
  };
}

/** The folder as it is now: a build may replace it while a server runs. */
export function currentSite(root: string): () => BuiltSite {
  let site: BuiltSite | undefined;
  let known = '';
  return () => {
    // For a moment of the replacement there is none.
    const folder = statSync(root, { throwIfNoEntry: !site });
    const seen = folder ? `${folder.ino} ${folder.mtimeMs}` : known;
    if (!site || seen !== known) site = readBuiltSite(root);
    known = seen;
    return site;
  };
}

/** No dot files but those of `.well-known`; a compressed copy is not a file of its own. */
function isPublic(name: string): boolean {
  return !/(?:^|\/)\.(?!well-known\/)|\.(?:br|gz)$/.test(name);
}

function copiesOf(name: string, known: Set<string>): BuiltFile['encoded'] {
  const copies = Object.entries(suffixes).map(([encoding, suffix]) => [encoding, name + suffix]);
  return Object.fromEntries(copies.filter(([, copy]) => known.has(copy ?? '')));
}

const isNotFound = ({ name }: BuiltFile) => name === '404.html';
const isPage = (name: string) => name.endsWith('.html');

function pathOf(name: string): string {
  return isPage(name) ? `/${name.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/') : `/${name}`;
}

function otherPaths(page: string): string[] {
  return page === '/' ? ['/index', '/index.html'] : [`${page}/`, `${page}.html`];
}
