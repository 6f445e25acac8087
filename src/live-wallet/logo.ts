import { toHex } from '../pass/colors';

/** A logo as the pass shows it: a small PNG made from the visitor's file, which goes nowhere. */
export interface Logo {
  url: string;
  ratio: number;
  /** Some of its colors, all over it. */
  colors: string[];
  /** The PNG itself, for as long as the visit lasts. */
  data: string;
}

export type LogoProblem = 'tooLarge' | 'notAPicture' | 'broken';

const most = { bytes: 4 * 1024 * 1024, pixels: 40_000_000 };
const side = 360;

/** By its first bytes: a name or a type may say anything. */
function typeOf(bytes: Uint8Array): string | undefined {
  const starts = (signature: string, at = 0) =>
    [...signature].every((character, index) => bytes[at + index] === character.charCodeAt(0));
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  const text = new TextDecoder().decode(bytes.subarray(0, 4096));
  if (/^\s*</.test(text) && /<svg[\s>]/i.test(text)) return 'image/svg+xml';
  return undefined;
}

/** Reads a file as a picture. An SVG is only ever drawn as an image, so nothing in it runs. */
export async function readLogo(file: Blob): Promise<Logo | LogoProblem> {
  if (file.size > most.bytes) return 'tooLarge';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = typeOf(bytes);
    if (!type) return 'notAPicture';
    return await redraw(new Blob([bytes], { type }));
  } catch {
    return 'broken';
  }
}

/** The logo of this visit, after the page has been loaded again. */
export async function revive(data: string): Promise<Logo | undefined> {
  const file = await fetchData(data);
  const logo = file && (await readLogo(file));
  return typeof logo === 'object' ? logo : undefined;
}

/** By hand, because the site's policy lets no request go to a data address. */
async function fetchData(data: string): Promise<Blob | undefined> {
  try {
    const bytes = Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (character) =>
      character.charCodeAt(0),
    );
    return new Blob([bytes]);
  } catch {
    return undefined;
  }
}

async function redraw(file: Blob): Promise<Logo | LogoProblem> {
  const image = await imageOf(file);
  // An SVG without a size has none of its own in some browsers.
  const width = image.naturalWidth || side;
  const height = image.naturalHeight || side;
  if (width * height > most.pixels) return 'tooLarge';
  const scale = Math.min(side / width, side / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!png) return 'broken';
  return {
    url: URL.createObjectURL(png),
    ratio: canvas.width / canvas.height,
    colors: colorsOf(canvas),
    data: canvas.toDataURL('image/png'),
  };
}

/** Looked at from afar: sixteen by sixteen, without what is clear. */
function colorsOf(canvas: HTMLCanvasElement): string[] {
  const small = document.createElement('canvas');
  small.width = small.height = 16;
  const context = small.getContext('2d');
  context?.drawImage(canvas, 0, 0, 16, 16);
  const pixels = context?.getImageData(0, 0, 16, 16).data ?? [];
  return Array.from({ length: pixels.length / 4 }, (_, at) => [
    ...pixels.slice(at * 4, at * 4 + 4),
  ]).flatMap(([red = 0, green = 0, blue = 0, alpha = 0]) =>
    alpha < 128 ? [] : [toHex([red, green, blue])],
  );
}

export async function imageOf(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
