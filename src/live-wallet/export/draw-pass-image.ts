import { imageOf } from '../logo';

/** What it cannot paint, as an element has it that does without. */
const unknown = {
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
 * Paints a drawn pass as a PNG. It walks over the elements as the browser has laid them out,
 * so the picture is what the page shows; it knows grounds, round corners, edges, drawings, pictures
 * and lines of text, which is all a pass is made of. Anything else is refused: a picture
 * that leaves something out would not be this pass.
 */
export async function paint(root: HTMLElement, scale: number): Promise<Blob> {
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

  const paintText = (node: Text, style: CSSStyleDeclaration) => {
    const size = Number.parseFloat(style.fontSize) * scale;
    context.font = `${style.fontWeight} ${size}px ${style.fontFamily}`;
    context.letterSpacing = `${(Number.parseFloat(style.letterSpacing) || 0) * scale}px`;
    context.direction = style.direction as CanvasDirection;
    context.fillStyle = style.color;
    const right = style.direction === 'rtl';
    context.textAlign = right ? 'right' : 'left';
    const shown = boxOf((node.parentElement as Element).getBoundingClientRect());
    const lines = linesOf(node).map(({ text, rect }) => ({ text, box: boxOf(rect) }));
    const inView = lines.filter(({ box }) => box.y + box.height / 2 < shown.y + shown.height);
    for (const [index, { text, box }] of inView.entries()) {
      const isCut = index === inView.length - 1 && inView.length < lines.length;
      const line = isCut ? shorten(context, text, shown.width) : text;
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(line);
      const x = right ? box.x + box.width : box.x;
      // The page has found room for it, and a canvas may measure a little more.
      const room = isCut ? shown.width : Math.ceil(box.width);
      context.fillText(line, x, box.y + (box.height - up - down) / 2 + up, room);
    }
  };

  const paintElement = async (element: Element) => {
    const style = getComputedStyle(element);
    const box = boxOf(element.getBoundingClientRect());
    if (style.display === 'none' || style.visibility === 'hidden') return;
    for (const [property, without] of Object.entries(unknown)) {
      if (style[property as keyof typeof unknown] !== without) {
        throw new Error(`A pass with ${property} cannot be painted: ${element.outerHTML}`);
      }
    }
    context.save();
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, radiusOf(style, box, scale));
    context.fillStyle = style.backgroundColor;
    context.fill();
    if (style.overflow !== 'visible' && style.textOverflow !== 'ellipsis') context.clip();
    const edge = Number.parseFloat(style.borderTopWidth) * scale;
    context.fillStyle = style.borderTopColor;
    if (edge > 0) context.fillRect(box.x, box.y, box.width, edge);
    if (element instanceof SVGSVGElement) {
      const image = await imageOf(await asFile(element, box));
      context.drawImage(image, box.x, box.y, box.width, box.height);
    } else if (element instanceof HTMLImageElement) {
      paintImage(context, element, within(box, style, scale));
    } else {
      for (const child of element.childNodes) {
        if (child instanceof Text) paintText(child, style);
        else if (child instanceof Element) await paintElement(child);
      }
    }
    if (style.outlineStyle !== 'none') paintEdge(context, style, box, scale);
    context.restore();
  };

  await paintElement(root);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
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

/** A line around it, on its inside. */
function paintEdge(
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

/** The lines into which the page has broken a text, without the spaces at their ends. */
function linesOf(node: Text): { text: string; rect: DOMRect }[] {
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

/** As the browser does: whole characters, then an ellipsis. */
function shorten(context: CanvasRenderingContext2D, text: string, width: number): string {
  const parts = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (parts.length > 0 && context.measureText(`${parts.join('')}…`).width > width) parts.pop();
  return `${parts.join('').trimEnd()}…`;
}

/** A box without its padding. */
function within({ x, y, width, height }: Box, style: CSSStyleDeclaration, scale: number): Box {
  const [top, side] = [style.paddingTop, style.paddingLeft].map(
    (length) => Number.parseFloat(length) * scale,
  ) as [number, number];
  return { x: x + side, y: y + top, width: width - 2 * side, height: height - 2 * top };
}

function paintImage(context: CanvasRenderingContext2D, image: HTMLImageElement, box: Box) {
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

/** A drawing on its own: what it borrows from the sprite and the page is written into it. */
async function asFile(drawing: SVGSVGElement, { width, height }: Box): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const use = copy.querySelector('use');
  if (use) use.replaceWith(await symbolOf(use.getAttribute('href') ?? ''));
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = getComputedStyle(drawing);
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\((--[a-z0-9]+)\)/g, (_, name: string) => style.getPropertyValue(name))
    .replaceAll('currentColor', style.color);
  return new Blob([text], { type: 'image/svg+xml' });
}

async function symbolOf(address: string): Promise<Element> {
  const [file = '', id = ''] = address.split('#');
  const sprite = new DOMParser().parseFromString(await (await fetch(file)).text(), 'image/svg+xml');
  const symbol = sprite.getElementById(id);
  const inner = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const name of ['viewBox', 'preserveAspectRatio']) {
    inner.setAttribute(name, symbol?.getAttribute(name) ?? '');
  }
  inner.append(...(symbol?.childNodes ?? []));
  return inner;
}
