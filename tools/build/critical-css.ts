import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Rule, transform, type Visitor } from 'lightningcss';
import { type ElementNode, parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

/**
 * Splits the styles of each page by CSS module:
 * - modules used above the fold, and rules without a class, stay in the head;
 * - modules used further down, or by the scripts of islands that are hydrated there, are linked at the fold,
 *   so that what is above is painted without waiting for them and the rest is never painted without them;
 * - all others belong to the visitor's pass: src/client/load-styles.ts enables them.
 *
 * beasties was tried: it cannot remove inlined rules in layers from the linked file, which adds 2.5 to 7 kB
 * to each page, more than the budget of verticals allows.
 */
export const criticalCss = (): AstroIntegration => ({
  name: 'critical-css',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      for (const page of globSync('**/*.html', { cwd: root })) splitStyles(root, join(root, page));
    },
  },
});

function splitStyles(root: string, page: string) {
  const html = readFileSync(page, 'utf8');
  const document = parse(html);
  const select = (selector: string) => querySelectorAll(document, selector) as ElementNode[];
  const [fold] = select('#fold');
  if (!fold) throw new Error(`${page} has no <Fold />.`);
  const islands = select('astro-island');
  const { late = [], near = [] } = Object.groupBy(islands, ({ attributes }) =>
    attributes.client === 'design' ? 'late' : 'near',
  );
  const classed = select('[class]');
  const classesOf = (some: ElementNode[]) =>
    some.flatMap(({ attributes }) => attributes.class?.split(' ') ?? []);
  const above = modulesOf(
    classesOf(classed.filter(({ loc }) => loc[0].start < fold.loc[0].start)),
  ).add(undefined);
  const used = modulesOf([...classesOf(classed), ...classesInScripts(root, near, staticImports)]);
  const below = used.difference(above);
  const onDemand = modulesOf(classesInScripts(root, late, allImports))
    .difference(used)
    .difference(above);

  const styles = select('head style');
  const textsOf = (some: ElementNode[]) => some.map(({ children }) => children[0]?.value).join('');
  const { marked = [], other = [] } = Object.groupBy(styles, ({ attributes }) =>
    'data-on-demand' in attributes ? 'marked' : 'other',
  );
  const css = textsOf(other);
  // Lightning CSS drops the statement that orders the layers when some of them are empty.
  const [layers = ''] = /@layer [\w, ]+;/.exec(css) ?? [];
  const critical = `<style>${layers}${filterModules(css, above)}</style>`;
  // Firefox paints what follows a stylesheet before it has loaded, unless a script comes between.
  const foldLink =
    below.size > 0
      ? `<link id="fold" rel="stylesheet" href="${write(root, 'below', filterModules(css, below))}"><script> </script>`
      : '<i id="fold"></i>';
  const onDemandUrl = write(root, 'on-demand', textsOf(marked) + filterModules(css, onDemand));
  const [first] = styles;
  const replacements = new Map([
    [first, critical],
    [fold, `${foldLink}<link rel="stylesheet" href="${onDemandUrl}" disabled>`],
  ]);
  // Astro writes one more before the first island, where HTML allows none: base.css has its rule.
  const result = select('style')
    .toReversed()
    .reduce((text, style) => {
      const [{ start }, { end }] = style.loc;
      return text.slice(0, start) + (replacements.get(style) ?? '') + text.slice(end);
    }, html);
  // Astro's ids of islands depend on the path of the project, and nothing reads them.
  writeFileSync(page, result.replaceAll(/(?<=<astro-island) uid="\w+"/g, ''));
}

/** The CSS module of a class or animation: css.ts names them `name_module`. */
const moduleOf = (name: string) => /^[^_]+_(.+)/.exec(name)?.[1];

const modulesOf = (names: Iterable<string>) => new Set(Array.from(names, moduleOf));

const staticImports = /(?:from|import)["`']\.\/([^"`']+\.js)["`']/g;
const allImports = /(?:from|import\(?)["`']\.\/([^"`']+\.js)["`']/g;

/** The classes in the scripts of these islands and in those that they import. */
function classesInScripts(root: string, islands: ElementNode[], imports: RegExp) {
  const found = new Set(islands.map(({ attributes }) => attributes['component-url'] ?? ''));
  const names: string[] = [];
  for (const url of found) {
    const script = readFileSync(join(root, url), 'utf8');
    for (const [, file] of script.matchAll(imports)) found.add(`/_astro/${file}`);
    names.push(...(script.match(/(?<=["`' ])[a-zA-Z\d-]+_[\w-]+/g) ?? []));
  }
  return names;
}

function write(root: string, name: string, css: string) {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const file = `_astro/${name}.${hash}.css`;
  writeFileSync(join(root, file), css);
  return `/${file}`;
}

/** Rules that contain other rules; they are kept if one of those is. */
const containers = ['container', 'layer-block', 'media', 'nested-declarations', 'supports'];

function filterModules(css: string, wanted: Set<string | undefined>): string {
  const filename = 'page.css';
  const visitor: Visitor<never> = {
    Rule: (rule) =>
      containers.includes(rule.type) || modulesIn(rule).some((module) => wanted.has(module))
        ? undefined
        : [],
  };
  const { code } = transform({ filename, code: Buffer.from(css), visitor });
  // The second pass removes the containers that have become empty.
  return transform({ filename, code, minify: true }).code.toString();
}

/** The modules of the classes in a rule's selectors, or of an animation. */
function modulesIn(rule: Rule) {
  if (rule.type === 'keyframes') return [moduleOf(rule.value.name.value)];
  const selectors = rule.type === 'style' ? JSON.stringify(rule.value.selectors) : '';
  const classes = selectors.matchAll(/"type":"class","name":"([^"]+)"/g);
  const modules = modulesOf(classes.map(([, name = '']) => name));
  modules.delete(undefined);
  return modules.size > 0 ? [...modules] : [undefined];
}
