import { loadImage } from '../../pass/logo';
import { splitGraphemes } from '../../pass/name';

/** Properties that are not supported, with their initial values. */
const unsupported = {
  borderBottomWidth: '0px',
  boxShadow: 'none',
  backgroundImage: 'none',
  opacity: '1',
  transform: 'none',
  filter: 'none',
  clipPath: 'none',
  maskImage: 'none',
} as const;

/**
 * Draws a rendered pass on a canvas, using the browser's layout. It supports backgrounds, rounded
 * corners, borders, outlines, SVG, images and text, and throws an error for other styles, because
 * the image would differ from the page.
 */
export async function drawPassImage(root: HTMLElement, scale: number): Promise<Blob> {
  await Promise.all([
    document.fonts.ready,
    ...Array.from(root.querySelectorAll('img'), (image) => image.decode()),
  ]);
  const area = root.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const boxOf = ({ left, top, width, height }: DOMRect): Box => ({
    x: (left - area.left) * scale,
    y: (top - area.top) * scale,
    width: width * scale,
    height: height * scale,
  });

  const drawText = (node: Text, style: CSSStyleDeclaration) => {
    const size = Number.parseFloat(style.fontSize) * scale;
    context.font = `${style.fontWeight} ${size}px ${style.fontFamily}`;
    context.letterSpacing = `${(Number.parseFloat(style.letterSpacing) || 0) * scale}px`;
    context.direction = style.direction as CanvasDirection;
    context.fillStyle = style.color;
    const isRtl = style.direction === 'rtl';
    context.textAlign = isRtl ? 'right' : 'left';
    const container = boxOf((node.parentElement as Element).getBoundingClientRect());
    const lines = textLines(node).map(({ text, rect }) => ({ text, box: boxOf(rect) }));
    const visibleLines = lines.filter(
      ({ box }) => box.y + box.height / 2 < container.y + container.height,
    );
    for (const [index, { text, box }] of visibleLines.entries()) {
      const isTruncated = index === visibleLines.length - 1 && visibleLines.length < lines.length;
      const line = isTruncated ? truncate(context, text, container.width) : text;
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
        context.measureText(line);
      const x = isRtl ? box.x + box.width : box.x;
      // Text on a canvas can be slightly wider than in the layout.
      const maxWidth = isTruncated ? container.width : Math.ceil(box.width);
      context.fillText(line, x, box.y + (box.height - ascent - descent) / 2 + ascent, maxWidth);
    }
  };

  const drawElement = async (element: Element) => {
    const style = getComputedStyle(element);
    const box = boxOf(element.getBoundingClientRect());
    if (style.display === 'none' || style.visibility === 'hidden') return;
    for (const [property, initial] of Object.entries(unsupported)) {
      if (style[property as keyof typeof unsupported] !== initial) {
        throw new Error(`Cannot draw ${property} in the image of a pass: ${element.outerHTML}`);
      }
    }
    context.save();
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, radiusOf(style, box, scale));
    context.fillStyle = style.backgroundColor;
    context.fill();
    if (style.overflow !== 'visible' && style.textOverflow !== 'ellipsis') context.clip();
    const border = Number.parseFloat(style.borderTopWidth) * scale;
    context.fillStyle = style.borderTopColor;
    if (border > 0) context.fillRect(box.x, box.y, box.width, border);
    if (element instanceof SVGSVGElement) {
      const image = await loadImage(await svgToBlob(element, box));
      context.drawImage(image, box.x, box.y, box.width, box.height);
    } else if (element instanceof HTMLImageElement) {
      drawImage(context, element, contentBox(box, style, scale));
    } else {
      for (const child of element.childNodes) {
        if (child instanceof Text) drawText(child, style);
        else if (child instanceof Element) await drawElement(child);
      }
    }
    if (style.outlineStyle !== 'none') drawOutline(context, style, box, scale);
    context.restore();
  };

  await drawElement(root);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png'),
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function radiusOf(style: CSSStyleDeclaration, box: Box, scale: number): number {
  const radius = Number.parseFloat(style.borderTopLeftRadius) || 0;
  return style.borderTopLeftRadius.endsWith('%') ? (box.width * radius) / 100 : radius * scale;
}

/** The outline is drawn inside the box: it has a negative offset. */
function drawOutline(
  context: CanvasRenderingContext2D,
  style: CSSStyleDeclaration,
  { x, y, width, height }: Box,
  scale: number,
) {
  const line = Number.parseFloat(style.outlineWidth) * scale;
  const radius = radiusOf(style, { x, y, width, height }, scale) - line / 2;
  context.beginPath();
  context.roundRect(x + line / 2, y + line / 2, width - line, height - line, Math.max(0, radius));
  context.lineWidth = line;
  context.strokeStyle = style.outlineColor;
  context.stroke();
}

/** The lines of the browser's layout, trimmed. */
function textLines(node: Text): { text: string; rect: DOMRect }[] {
  const lines: { start: number; end: number; middle: number }[] = [];
  const range = document.createRange();
  const rectOf = (start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return range.getBoundingClientRect();
  };
  for (const { segment, index } of new Intl.Segmenter().segment(node.data)) {
    const end = index + segment.length;
    const { top, height, width } = rectOf(index, end);
    if (width === 0 || !segment.trim()) continue;
    const middle = top + height / 2;
    const line = lines.at(-1);
    if (line && Math.abs(line.middle - middle) < height / 2) line.end = end;
    else lines.push({ start: index, end, middle });
  }
  return lines.map(({ start, end }) => ({
    text: node.data.slice(start, end),
    rect: rectOf(start, end),
  }));
}

/** Whole graphemes and an ellipsis, like `text-overflow`. */
function truncate(context: CanvasRenderingContext2D, text: string, width: number): string {
  const graphemes = splitGraphemes(text);
  const fits = () => context.measureText(`${graphemes.join('')}…`).width <= width;
  while (graphemes.length > 0 && !fits()) graphemes.pop();
  return `${graphemes.join('').trimEnd()}…`;
}

function contentBox({ x, y, width, height }: Box, style: CSSStyleDeclaration, scale: number): Box {
  const [top, side] = [style.paddingTop, style.paddingLeft].map(
    (length) => Number.parseFloat(length) * scale,
  ) as [number, number];
  return { x: x + side, y: y + top, width: width - 2 * side, height: height - 2 * top };
}

function drawImage(context: CanvasRenderingContext2D, image: HTMLImageElement, box: Box) {
  const fit = Math.min(box.width / image.naturalWidth, box.height / image.naturalHeight);
  const width = image.naturalWidth * fit;
  const height = image.naturalHeight * fit;
  context.drawImage(
    image,
    box.x + (box.width - width) / 2,
    box.y + (box.height - height) / 2,
    width,
    height,
  );
}

/** A standalone SVG file: sprite symbols, custom properties and currentColor are inlined. */
async function svgToBlob(svg: SVGSVGElement, { width, height }: Box): Promise<Blob> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const use = copy.querySelector('use');
  if (use) use.replaceWith(await fetchSymbol(use.getAttribute('href') ?? ''));
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = getComputedStyle(svg);
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => style.getPropertyValue(name))
    .replaceAll('currentColor', style.color);
  return new Blob([text], { type: 'image/svg+xml' });
}

async function fetchSymbol(url: string): Promise<Element> {
  const [file = '', id = ''] = url.split('#');
  const symbol = (await fetchDocument(file))?.getElementById(id);
  const inner = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const name of ['viewBox', 'preserveAspectRatio']) {
    inner.setAttribute(name, symbol?.getAttribute(name) ?? '');
  }
  inner.append(...(symbol?.childNodes ?? []));
  return inner;
}

/** With XMLHttpRequest, because Trusted Types forbid DOMParser. */
function fetchDocument(url: string): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () => resolve(request.responseXML);
    request.onerror = reject;
    request.send();
  });
}
