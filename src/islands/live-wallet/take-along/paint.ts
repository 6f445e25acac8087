import { imageOf } from '../logo';

/** What it cannot paint, as an element has it that does without. */
const unknown = {
  borderTopWidth: '0px',
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
 * so the picture is what the page shows; it knows grounds, round corners, drawings, pictures
 * and single lines of text, which is all a pass is made of. Anything else is refused: a picture
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
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = boxOf(range.getBoundingClientRect());
    const text = node.data.trim();
    if (!text || box.width === 0) return;
    const size = Number.parseFloat(style.fontSize) * scale;
    context.font = `${style.fontWeight} ${size}px ${style.fontFamily}`;
    context.letterSpacing = `${(Number.parseFloat(style.letterSpacing) || 0) * scale}px`;
    context.direction = style.direction as CanvasDirection;
    context.fillStyle = style.color;
    const shown = boxOf((node.parentElement as Element).getBoundingClientRect());
    const line = style.textOverflow === 'ellipsis' ? shorten(context, text, shown.width) : text;
    const right = style.direction === 'rtl';
    context.textAlign = right ? 'right' : 'left';
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(line);
    const cut = line === text ? box : shown;
    const x = right ? cut.x + cut.width : cut.x;
    context.fillText(line, x, box.y + (box.height - up - down) / 2 + up);
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
    if (element instanceof SVGSVGElement) {
      const image = await imageOf(await asFile(element, box));
      context.drawImage(image, box.x, box.y, box.width, box.height);
    } else if (element instanceof HTMLImageElement) {
      paintImage(context, element, box);
    } else {
      for (const child of element.childNodes) {
        if (child instanceof Text) paintText(child, style);
        else if (child instanceof Element) await paintElement(child);
      }
    }
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

/** As the browser does: whole characters, then an ellipsis. */
function shorten(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width + 1) return text;
  const parts = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (parts.length > 0 && context.measureText(`${parts.join('')}…`).width > width) parts.pop();
  return `${parts.join('').trimEnd()}…`;
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

export function download(file: Blob, name: string, otherwise: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name.replace(/[\s\p{P}\p{S}\p{C}]+/gu, '-').replace(/^-|-$/g, '') || otherwise}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
