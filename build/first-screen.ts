import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Rule, transform, type Visitor } from 'lightningcss';

/** Which style a short class or animation name is from, if it is one. */
type FileOf = (name: string) => string | undefined;

const mark = /<style id="below" data-below>(.*?)<\/style>/s;
const styles = /<style>(.*?)<\/style>/gs;

/**
 * A page's head keeps the styles of its first screen. Those of which nothing is seen there come as a
 * file, asked for where the first screen ends: what is above is painted without it, and what is below
 * not before it, also without script.
 */
export function firstScreen(fileOf: FileOf): AstroIntegration {
  return {
    name: 'first-screen',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = globSync('**/*.html', { cwd: root });
        if (pages.length === 0) throw new Error('There is no page to divide.');
        for (const page of pages) splitPage(root, page, fileOf);
      },
    },
  };
}

function splitPage(root: string, page: string, fileOf: FileOf) {
  const html = readFileSync(join(root, page), 'utf8');
  const [place, below = ''] = mark.exec(html) ?? [];
  if (place === undefined)
    throw new Error(
      `${page} does not say where its first screen ends: see layouts/FirstScreenEnd.astro.`,
    );
  const [seen = '', unseen = ''] = html.split(place);
  const [head = '', body = ''] = seen.split('</head>');
  const files = new Set(classesIn(body).map(fileOf));

  const css = [...head.matchAll(styles)].map(([, text]) => text).join('');
  const isSeen = (rule: Rule) => {
    const owners = namesIn(rule).map(fileOf).filter(Boolean);
    return owners.length === 0 || owners.some((file) => files.has(file));
  };
  const rest = `${below}${rulesOf(css, (rule) => !isSeen(rule))}`;
  const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
  const file = `_astro/below.${hash}.css`;
  writeFileSync(join(root, file), rest);

  const [first] = head.match(styles) ?? [];
  const scripts = '<script type="module" src';
  if (!first || !unseen.includes(scripts))
    throw new Error(
      `${page} has its styles or its scripts elsewhere now: see build/first-screen.ts.`,
    );
  // The minifier forgets layers that have no rules here; those of the rest must find their rank.
  const [layers = ''] = /@layer [\w, ]+;/.exec(css) ?? [];
  const lean = head.replace(styles, (style) =>
    style === first ? `<style>${layers}${rulesOf(css, isSeen)}</style>` : '',
  );
  // Firefox goes on without the styles; a script, even one that does nothing, waits for them.
  const link = `<link id="below" rel="stylesheet" href="/${file}"><script data-below> </script>`;
  // The page works without its scripts: they let the first picture go ahead.
  const patient = unseen.replaceAll(scripts, '<script type="module" fetchpriority="low" src');
  writeFileSync(join(root, page), `${lean}</head>${body}${link}${patient}`);
}

const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

/** They are wanted for what is in them. */
const around = ['container', 'layer-block', 'media', 'nested-declarations', 'supports'];

/** A style with only those of its rules that are wanted. */
function rulesOf(css: string, isWanted: (rule: Rule) => boolean): string {
  const filename = 'page.css';
  const visitor: Visitor<never> = {
    Rule: (rule) => (around.includes(rule.type) || isWanted(rule) ? undefined : []),
  };
  const { code } = transform({ filename, code: Buffer.from(css), visitor });
  // Only now: what is empty goes.
  return transform({ filename, code, minify: true }).code.toString();
}

/** The classes in its selectors, however deep, or the name of an animation. */
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
