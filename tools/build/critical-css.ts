import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Rule, transform, type Visitor } from 'lightningcss';
import { type ElementNode, parse, walkSync } from 'ultrahtml';

/**
 * Splits the styles of each page:
 * - CSS modules used above the fold stay in the head;
 * - rules for classes used further down, or by the scripts of islands that are hydrated there, go to a file
 *   that is linked at the fold, so that what is above is painted without waiting for it and the rest is
 *   never painted without it;
 * - rules for classes of the other islands' scripts, and the style element marked `data-on-demand`, go to a
 *   file that src/client/load-styles.ts enables.
 *
 * beasties was tried: it cannot remove inlined rules in layers from the linked file, which adds 2.5 to 7 kB
 * to each page, more than the budget of verticals allows.
 */
export const criticalCss = (): AstroIntegration => ({
  name: 'critical-css',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      for (const page of globSync('**/*.html', { cwd: root })) splitStyles(root, page);
    },
  },
});

/** The CSS module of a class or animation: css.ts names them `name_module`. */
const moduleOf = (name: string) => /^[^_]+_(.+)/.exec(name)?.[1];

function splitStyles(root: string, page: string) {
  // Astro's ids of islands depend on the path of the project, and nothing reads them.
  const html = readFileSync(join(root, page), 'utf8').replaceAll(
    /(?<=<astro-island) uid="\w+"/g,
    '',
  );
  const elements = elementsOf(html);
  const end = elements.find(({ attributes }) => attributes.id === 'fold');
  const head = elements.find(({ name }) => name === 'head');
  if (!head || !end) throw new Error(`${page} has no <Fold />.`);
  const headStyles = elements.filter(({ name, parent }) => name === 'style' && parent === head);
  const scripts = elements.filter(({ name, attributes }) => name === 'script' && attributes.src);
  const islands = elements.filter(({ name }) => name === 'astro-island');
  const urlsOf = (some: ElementNode[]) =>
    some.map(({ attributes }) => attributes['component-url'] ?? '');
  const inView = islands.filter(({ attributes }) => attributes.client !== 'design');

  const classes = classesOf(elements);
  const firstModules = modulesOf(classesOf(elements.slice(0, elements.indexOf(end))));
  const used = new Set([...classes, ...classesInScripts(root, urlsOf(inView), staticImports)]);
  const loaded = new Set(classesInScripts(root, urlsOf(islands), allImports));
  const isIn = (names: Set<string>) => {
    const modules = modulesOf(names);
    return (rule: Rule) =>
      namesIn(rule).some((name) =>
        rule.type === 'keyframes' ? modules.has(moduleOf(name)) : names.has(name),
      );
  };
  const [isUsed, isLoaded] = [isIn(used), isIn(loaded)];
  const isFirst = (rule: Rule) => {
    const modules = namesIn(rule).map(moduleOf).filter(Boolean);
    return modules.length === 0 || modules.some((module) => firstModules.has(module));
  };

  const isOnDemand = ({ attributes }: ElementNode) => 'data-on-demand' in attributes;
  const css = headStyles
    .filter((style) => !isOnDemand(style))
    .map(textOf)
    .join('');
  const first = rulesOf(css, isFirst);
  const belowCss = rulesOf(css, (rule) => !isFirst(rule) && isUsed(rule));
  // Firefox paints what follows a stylesheet before it has loaded, unless a script comes between.
  const fold = modulesOf(used).isSubsetOf(firstModules)
    ? '<i id="fold"></i>'
    : `<link id="fold" rel="stylesheet" href="${write(root, 'below', belowCss)}"><script> </script>`;
  const onDemandCss = rulesOf(css, (rule) => !isFirst(rule) && !isUsed(rule) && isLoaded(rule));
  const markedCss = headStyles.filter(isOnDemand).map(textOf).join('');
  const onDemand = write(root, 'on-demand', markedCss + onDemandCss);
  // Lightning CSS drops the statement that orders the layers when some of them are empty.
  const [layers = ''] = /@layer [\w, ]+;/.exec(css) ?? [];
  const edits: Edit[] = headStyles.map((style, index) => ({
    ...outerRange(style),
    text: index === 0 ? `<style>${layers}${first}</style>` : '',
  }));
  edits.push({
    ...outerRange(end),
    text: `${fold}<link rel="stylesheet" href="${onDemand}" disabled>`,
  });
  // Astro writes it before the first island, where HTML allows no style element: base.css has its rule.
  const islandStyle = elements.find(
    (element) => element.name === 'style' && element.parent !== head && element !== end,
  );
  if (islandStyle) edits.push({ ...outerRange(islandStyle), text: '' });
  for (const { loc } of scripts)
    edits.push({ start: loc[0].start, end: loc[0].start + 7, text: '<script fetchpriority="low"' });
  writeFileSync(join(root, page), applyEdits(html, edits));
}

function elementsOf(html: string) {
  const elements: ElementNode[] = [];
  walkSync(parse(html), (node) => {
    if ('attributes' in node && node.parent) elements.push(node as ElementNode);
  });
  return elements;
}

const classesOf = (elements: ElementNode[]) =>
  elements.flatMap(({ attributes }) => attributes.class?.split(' ') ?? []);

const modulesOf = (names: Iterable<string>) => new Set(Array.from(names, moduleOf));

const staticImports = /(?:from|import)["`']\.\/([^"`']+\.js)["`']/g;
const allImports = /(?:from|import\(?)["`']\.\/([^"`']+\.js)["`']/g;

/** The classes in these scripts and in those that they import. */
function classesInScripts(root: string, urls: string[], imports: RegExp) {
  const found = new Set(urls);
  const names: string[] = [];
  for (const url of found) {
    const script = readFileSync(join(root, url), 'utf8');
    for (const [, file] of script.matchAll(imports)) found.add(`/_astro/${file}`);
    names.push(...(script.match(/(?<=["`' ])[a-zA-Z\d-]+_[\w-]+/g) ?? []));
  }
  return names;
}

const textOf = ({ children: [text] }: ElementNode): string => text?.value ?? '';

interface Edit {
  start: number;
  end: number;
  text: string;
}

const outerRange = ({ loc: [open, close] }: ElementNode) => ({ start: open.start, end: close.end });

const applyEdits = (html: string, edits: Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html);

function write(root: string, name: string, css: string) {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const file = `_astro/${name}.${hash}.css`;
  writeFileSync(join(root, file), css);
  return `/${file}`;
}

/** Rules that contain other rules; they are kept if one of those is. */
const containers = ['container', 'layer-block', 'media', 'nested-declarations', 'supports'];

function rulesOf(css: string, isWanted: (rule: Rule) => boolean): string {
  const filename = 'page.css';
  const visitor: Visitor<never> = {
    Rule: (rule) => (containers.includes(rule.type) || isWanted(rule) ? undefined : []),
  };
  const { code } = transform({ filename, code: Buffer.from(css), visitor });
  // The second pass removes the containers that have become empty.
  return transform({ filename, code, minify: true }).code.toString();
}

/** The class names in a rule's selectors, or the name of an animation. */
function namesIn(rule: Rule): string[] {
  if (rule.type === 'keyframes') return [rule.value.name.value];
  if (rule.type !== 'style') return [];
  const names: string[] = [];
  JSON.stringify(rule.value.selectors, (_key, part) => {
    if (part?.type === 'class') names.push(part.name);
    return part;
  });
  return names;
}
