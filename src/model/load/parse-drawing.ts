import type { Drawing } from '../schema/brand.ts';

const shapeNames = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const allowedElements = ['svg', 'g', 'defs', ...shapeNames];
/** Left out with everything in them, like the elements of drawing programs, which have a prefix. */
const ignored = /^(?:title|desc|metadata)$|:/;
const advice: Record<string, string> = {
  script: 'a drawing must not contain scripts',
  style: 'the security policy of the site forbids styles; export with presentation attributes',
  text: 'convert text to paths',
  image: 'a drawing has only shapes, no pictures',
  use: 'expand symbols and clones before you export',
  clipPath: 'expand clipping and masks before you export',
  linearGradient: 'a drawing has one color',
  radialGradient: 'a drawing has one color',
};
/** Any other attribute has no effect on the shapes and is left out. */
const allowedAttribute =
  /^(?:d|[xy][12]?|c[xy]|r[xy]?|width|height|points|transform|opacity|(?:fill|stroke)(?:-[a-z]+)?)$/;
/** Some programs clip a drawing to its own rectangle, which browsers do anyway. */
const rectangleClip = /<clipPath\b[^>]*>\s*<rect\b[^>]*?(?:\/>|>\s*<\/rect>)\s*<\/clipPath>/g;
const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*>|<(?<end>\/?)(?<name>[\w:.-]+)(?<list>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|[^<]+|</gi;

export interface DrawingLimits {
  /** Smallest and largest width divided by height. */
  ratio: [number, number];
  maxLength: number;
}

/** Reads an SVG file, or returns what is wrong with it. */
export function parseDrawing(
  source: string,
  { ratio, maxLength }: DrawingLimits,
): Drawing | string[] {
  const problems = new Set<string>();
  const colors = new Set<string>();
  const open: string[] = [];
  let root: Record<string, string> | undefined;
  let shapes = '';
  let skippedFrom: number | undefined;

  for (const match of source.replaceAll(rectangleClip, '').matchAll(token)) {
    const [text] = match;
    const { name, list = '', end, empty } = match.groups as Record<string, string | undefined>;
    if (text === '<') {
      const line = source.slice(0, match.index).split('\n').length;
      return [`expected an SVG file; line ${line} is not valid XML`];
    }
    if (!name) continue;
    if (end) {
      if (open.pop() !== name) return [`expected an SVG file; </${name}> closes no <${name}>`];
      if (skippedFrom === undefined && open.length > 0) shapes += `</${name}>`;
      if (skippedFrom === open.length) skippedFrom = undefined;
      continue;
    }
    const isSkipped = skippedFrom !== undefined;
    if (!isSkipped && ignored.test(name)) {
      if (!empty) skippedFrom = open.length;
    } else if (!isSkipped && (!allowedElements.includes(name) || (name === 'svg' && root))) {
      problems.add(`expected only ${shapeNames.join(', ')} and g; got <${name}>${why(name)}`);
    } else if (!isSkipped) {
      const attributes = readAttributes(list);
      if (!root) root = attributes;
      else shapes += `<${name}${write(attributes)}${empty ? '/' : ''}>`;
    }
    if (!empty) open.push(name);
  }

  if (open.length > 0) return [`expected an SVG file; <${open.at(-1)}> is not closed`];
  if (
    !root ||
    !/^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s|\uFEFF)*<svg\b/i.test(source)
  )
    return ['expected an SVG file, which begins with <svg'];
  if (colors.size > 1)
    problems.add(`expected one color or currentColor; got ${[...colors].join(', ')}`);
  shapes = shapes.replaceAll(/<defs>\s*<\/defs>|<defs\/>/g, '');
  const paints = Object.entries(root).filter(([name]) => /^(?:fill|stroke|opacity)/.test(name));
  if (paints.length > 0) shapes = `<g${write(Object.fromEntries(paints))}>${shapes}</g>`;
  if (!shapeNames.some((name) => shapes.includes(`<${name}`)))
    problems.add(`expected at least one ${shapeNames.join(', ')}`);
  if (shapes.length > maxLength)
    problems.add(
      `expected at most ${maxLength} characters, because every page contains them; got ${shapes.length}. Simplify the paths`,
    );
  const viewBox = readViewBox(source, problems, ratio);
  return problems.size > 0 || !viewBox ? [...problems] : { viewBox, shapes };

  function readAttributes(list: string) {
    const attributes: Record<string, string> = {};
    for (const [, name = '', , double, single = ''] of list.matchAll(
      /([\w:.-]+)\s*=\s*("([^"]*)"|'([^']*)')/g,
    )) {
      const value = (double ?? single).replaceAll('"', '&quot;').trim();
      if (/^on/i.test(name)) problems.add(`expected no scripts; got the attribute ${name}`);
      else if (/^(?:xlink:)?href$/i.test(name) || /url\((?!\s*(?:'|&quot;)?#)/i.test(value))
        problems.add(`expected no references to other files; got ${name}="${value.slice(0, 60)}"`);
      else if (name === 'style') problems.add(`expected no style attribute; ${advice.style}`);
      else if (!allowedAttribute.test(name)) continue;
      else attributes[name] = name === 'fill' || name === 'stroke' ? readPaint(value) : value;
    }
    return attributes;
  }

  function readPaint(value: string): string {
    if (/^(?:none|transparent|inherit|currentcolor)$/i.test(value)) return value;
    colors.add(/^url/i.test(value) ? 'a gradient or pattern' : fullColor(value.toLowerCase()));
    return 'currentColor';
  }
}

const why = (name: string) => (advice[name] ? `: ${advice[name]}` : '');

const fullColor = (color: string) =>
  ({ black: '#000000', white: '#ffffff' })[color] ?? color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

const write = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

function readViewBox(source: string, problems: Set<string>, [min, max]: [number, number]) {
  const [, value = ''] = /<svg\b[^>]*?\sviewBox\s*=\s*["']([^"']*)["']/.exec(source) ?? [];
  const numbers = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || width <= 0 || height <= 0) {
    problems.add(
      `expected a viewBox such as viewBox="0 0 24 24"; ${value ? `got "${value}"` : 'it is missing'}`,
    );
    return undefined;
  }
  const ratio = width / height;
  if (ratio < min || ratio > max)
    problems.add(
      `expected a viewBox that is ${min} to ${max} times as wide as high; got ${Number(ratio.toFixed(2))}`,
    );
  return [x, y, width, height] as Drawing['viewBox'];
}
