import sax, { type Tag } from 'sax';
import type { Drawing } from '../schema/brand.ts';

const shapeNames = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const allowedElements = ['g', 'defs', ...shapeNames];
/** Left out with everything in them, like the elements of drawing programs, which have a prefix. */
const ignoredElements = ['title', 'desc', 'metadata'];
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

export interface DrawingLimits {
  /** Smallest and largest width divided by height. */
  ratio: [number, number];
  maxLength: number;
}

interface Element extends Tag {
  children: Element[];
}

/** Reads an SVG file, or returns what is wrong with it. */
export function parseDrawing(
  source: string,
  { ratio, maxLength }: DrawingLimits,
): Drawing | string[] {
  const problems = new Set<string>();
  const colors = new Set<string>();
  const root = parseXml(source);
  if (typeof root === 'string') return [`expected an SVG file; ${root}`];
  if (root?.name !== 'svg') return ['expected an SVG file, which begins with <svg'];

  let shapes = root.children.map(draw).join('');
  const paints = readAttributes(root).filter(([name]) => /^(?:fill|stroke|opacity)/.test(name));
  if (paints.length > 0) shapes = `<g${write(paints)}>${shapes}</g>`;
  if (colors.size > 1)
    problems.add(`expected one color or currentColor; got ${[...colors].join(', ')}`);
  if (!shapeNames.some((name) => shapes.includes(`<${name}`)))
    problems.add(`expected at least one ${shapeNames.join(', ')}`);
  if (shapes.length > maxLength)
    problems.add(
      `expected at most ${maxLength} characters, because every page contains them; got ${shapes.length}. Simplify the paths`,
    );
  const viewBox = readViewBox(root.attributes.viewBox, problems, ratio);
  if (problems.size > 0 || !viewBox) return [...problems];
  return { viewBox, shapes, attributes: root.attributes };

  function draw(element: Element): string {
    const { name, children } = element;
    if (ignoredElements.includes(name) || name.includes(':') || isRectangleClip(element)) return '';
    if (!allowedElements.includes(name)) {
      const reason = advice[name] ? `: ${advice[name]}` : '';
      problems.add(`expected only ${shapeNames.join(', ')} and g; got <${name}>${reason}`);
    }
    const attributes = write(readAttributes(element));
    const content = children.map(draw).join('');
    if (name === 'defs' && !content) return '';
    return content ? `<${name}${attributes}>${content}</${name}>` : `<${name}${attributes}/>`;
  }

  function readAttributes({ attributes }: Element): [string, string][] {
    return Object.entries(attributes).flatMap(([name, text]) => {
      const value = text.trim();
      if (/^on/i.test(name)) problems.add(`expected no scripts; got the attribute ${name}`);
      else if (/^(?:xlink:)?href$/i.test(name) || /url\((?!\s*["']?#)/i.test(value))
        problems.add(`expected no references to other files; got ${name}="${value.slice(0, 60)}"`);
      else if (name === 'style') problems.add(`expected no style attribute; ${advice.style}`);
      else if (allowedAttribute.test(name))
        return [[name, name === 'fill' || name === 'stroke' ? readPaint(value) : value]];
      return [];
    });
  }

  function readPaint(value: string): string {
    if (/^(?:none|transparent|inherit|currentcolor)$/i.test(value)) return value;
    colors.add(/^url/i.test(value) ? 'a gradient or pattern' : fullColor(value.toLowerCase()));
    return 'currentColor';
  }
}

const fullColor = (color: string) =>
  ({ black: '#000000', white: '#ffffff' })[color] ?? color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

const write = (attributes: [string, string][]) =>
  attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');

const escapeAttribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Some programs clip a drawing to its own rectangle, which browsers do anyway. */
const isRectangleClip = ({ name, children }: Element) =>
  name === 'clipPath' && children.length === 1 && children[0]?.name === 'rect';

/** Returns the root element, or why the text is not XML. */
function parseXml(source: string): Element | string | undefined {
  const parser = sax.parser(true);
  const roots: Element[] = [];
  const open = [roots];
  parser.onopentag = (tag) => {
    const children: Element[] = [];
    open.at(-1)?.push({ ...(tag as Tag), children });
    open.push(children);
  };
  parser.onclosetag = () => open.pop();
  parser.onerror = (error) => {
    throw error;
  };
  try {
    parser.write(source).close();
  } catch {
    const [reason] = parser.error.message.split('\n');
    return `line ${parser.line + 1} is not valid XML: ${reason}`;
  }
  return roots[0];
}

function readViewBox(value = '', problems: Set<string>, [min, max]: [number, number]) {
  const numbers = Array.from(value.trim().split(/[\s,]+/), Number);
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
