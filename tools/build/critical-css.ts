import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Rule, transform, type Visitor } from 'lightningcss';
import { type ElementNode, parse, walkSync } from 'ultrahtml';

/** Returns the CSS module that a generated class or animation name comes from. */
type FileOf = (name: string) => string | undefined;

/**
 * Splits the styles of each page:
 * - CSS modules used on the first screen stay in the head;
 * - rules for classes used further down go to a file that is linked where the first screen ends, so
 *   that the first screen is painted without waiting for it and the rest is never painted without it;
 * - rules for classes that only scripts use, and the style element marked `data-on-demand`, go to a
 *   file that src/islands/load-styles.ts enables.
 */
export function criticalCss(fileOf: FileOf): AstroIntegration {
  return {
    name: 'critical-css',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = globSync('**/*.html', { cwd: root });
        if (pages.length === 0) throw new Error('The build wrote no pages.');
        for (const page of pages) splitStyles(root, page, fileOf);
      },
    },
  };
}

function splitStyles(root: string, page: string, fileOf: FileOf) {
  const html = readFileSync(join(root, page), 'utf8');
  const elements = elementsOf(html);
  const end = elements.find(({ attributes }) => attributes.id === 'first-screen-end');
  const head = elements.find(({ name }) => name === 'head');
  if (!head || !end) throw new Error(`${page} has no <FirstScreenEnd />.`);
  const headStyles = elements.filter(({ name, parent }) => name === 'style' && parent === head);
  const scripts = elements.filter(({ name, attributes }) => name === 'script' && attributes.src);

  const firstModules = new Set(
    classesOf(elements.slice(0, elements.indexOf(end))).map((name) => fileOf(name)),
  );
  const classes = new Set(classesOf(elements));
  const modules = new Set([...classes].map(fileOf));
  // The script of every page imports the boards, but only some pages have one.
  const hasBoard = elements.some(({ attributes }) => 'data-board' in attributes);
  const isOfBoard = (rule: Rule) =>
    namesIn(rule).some((name) => fileOf(name)?.includes('/boards/'));
  const isFirst = (rule: Rule) => {
    const files = namesIn(rule).map(fileOf).filter(Boolean);
    return files.length === 0 || files.some((file) => firstModules.has(file));
  };
  const isUsed = (rule: Rule) =>
    namesIn(rule).some((name) =>
      rule.type === 'keyframes' ? modules.has(fileOf(name)) : classes.has(name),
    );

  const isOnDemand = ({ attributes }: ElementNode) => 'data-on-demand' in attributes;
  const css = headStyles
    .filter((style) => !isOnDemand(style))
    .map(textOf)
    .join('');
  const first = rulesOf(css, isFirst);
  const belowCss = rulesOf(css, (rule) => !isFirst(rule) && isUsed(rule));
  // Firefox paints what follows a stylesheet before it has loaded, unless a script comes between.
  const belowLink = modules.isSubsetOf(firstModules)
    ? ''
    : `<link id="first-screen-end" rel="stylesheet" href="${write(root, 'below', belowCss)}"><script> </script>`;
  const onDemandCss = rulesOf(
    css,
    (rule) => !isFirst(rule) && !isUsed(rule) && (hasBoard || !isOfBoard(rule)),
  );
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
    text: `${belowLink}<link rel="stylesheet" href="${onDemand}" disabled>`,
  });
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
