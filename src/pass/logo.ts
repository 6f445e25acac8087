import { rgbToHex } from './colors';

/** A small PNG made from the visitor's file. It is never uploaded. */
export interface Logo {
  /** A blob URL. */
  url: string;
  ratio: number;
  /** Sampled from a 16 × 16 grid. Empty if the logo is opaque: it has its own background. */
  colors: string[];
  /** The PNG as a data URL, for the session. */
  data: string;
}

/** So wide that it probably contains the name of the business. */
export const isWide = ({ ratio }: Logo) => ratio > 2.2;

export type LogoError = 'tooLarge' | 'notAPicture' | 'broken';

const limits = { bytes: 4 * 1024 * 1024, pixels: 40_000_000 };
const maxSide = 360;
const sampleSide = 16;

/** Detects the type by content, because file names and MIME types may be wrong. */
function detectType(bytes: Uint8Array): string | undefined {
  const hasBytes = (signature: string, offset = 0) =>
    [...signature].every((character, index) => bytes[offset + index] === character.charCodeAt(0));
  if (hasBytes('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (hasBytes('\xff\xd8\xff')) return 'image/jpeg';
  if (hasBytes('RIFF') && hasBytes('WEBP', 8)) return 'image/webp';
  const text = new TextDecoder().decode(bytes.subarray(0, 4096));
  if (/^\s*</.test(text) && /<svg[\s>]/i.test(text)) return 'image/svg+xml';
  return undefined;
}

/** Scripts in an SVG do not run, because it is only drawn as an image. */
export async function readLogo(file: Blob): Promise<Logo | LogoError> {
  if (file.size > limits.bytes) return 'tooLarge';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = detectType(bytes);
    if (!type) return 'notAPicture';
    return await resize(new Blob([bytes], { type }));
  } catch {
    return 'broken';
  }
}

/** Restores a logo from its data URL. */
export async function restoreLogo(dataUrl: string): Promise<Logo | undefined> {
  const file = dataUrlToBlob(dataUrl);
  const logo = file && (await readLogo(file));
  return typeof logo === 'object' ? logo : undefined;
}

/** Without fetch(), because the Content Security Policy blocks requests to data URLs. */
function dataUrlToBlob(dataUrl: string): Blob | undefined {
  try {
    const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) =>
      character.charCodeAt(0),
    );
    return new Blob([bytes]);
  } catch {
    return undefined;
  }
}

async function resize(file: Blob): Promise<Logo | LogoError> {
  const image = await loadImage(file);
  // In some browsers, an SVG without width and height has no natural size.
  const width = image.naturalWidth || maxSide;
  const height = image.naturalHeight || maxSide;
  if (width * height > limits.pixels) return 'tooLarge';
  const scale = Math.min(maxSide / width, maxSide / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) return 'broken';
  return {
    url: URL.createObjectURL(png),
    ratio: canvas.width / canvas.height,
    colors: sampleColors(canvas),
    data: canvas.toDataURL('image/png'),
  };
}

/** The opaque colors of the image, scaled down, unless it has no others. */
function sampleColors(canvas: HTMLCanvasElement): string[] {
  const small = document.createElement('canvas');
  small.width = small.height = sampleSide;
  const context = small.getContext('2d');
  context?.drawImage(canvas, 0, 0, sampleSide, sampleSide);
  const pixels = context?.getImageData(0, 0, sampleSide, sampleSide).data ?? [];
  const colors = Array.from({ length: pixels.length / 4 }, (_, index) => [
    ...pixels.slice(index * 4, index * 4 + 4),
  ]).flatMap(([red = 0, green = 0, blue = 0, alpha = 0]) =>
    alpha < 128 ? [] : [rgbToHex([red, green, blue])],
  );
  return colors.length < sampleSide ** 2 ? colors : [];
}

export async function loadImage(file: Blob): Promise<HTMLImageElement> {
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
