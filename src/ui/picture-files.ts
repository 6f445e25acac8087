import manifest from '../../pictures/manifest.json';

/** What `npm run pictures` wrote beside each master; the build copies and hashes the files. */
const files = import.meta.glob<string>('../../pictures/*/*/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface EncodedShape {
  width: number;
  height: number;
  widths: number[];
}

const encoded = manifest as Record<string, { wide?: EncodedShape; portrait?: EncodedShape }>;

export interface EncodedPicture {
  width: number;
  height: number;
  avif: string;
  webp: string;
  fallback: string;
}

export interface SlotFiles {
  wide: EncodedPicture;
  portrait?: EncodedPicture;
}

/** The files of a slot's picture, or nothing while it has no master. */
export function filesOf(slot: string): SlotFiles | undefined {
  const entry = encoded[slot];
  if (!entry?.wide) return undefined;
  return {
    wide: sources(slot, entry.wide),
    ...(entry.portrait && { portrait: sources(`${slot}-portrait`, entry.portrait) }),
  };
}

function sources(master: string, { width, height, widths }: EncodedShape): EncodedPicture {
  const file = (size: number, format: string) => {
    const url = files[`../../pictures/${master}/${size}.${format}`];
    if (!url) throw new Error(`pictures/${master}/${size}.${format} is missing: npm run pictures`);
    return url;
  };
  const srcSet = (format: string) =>
    widths.map((size) => `${file(size, format)} ${size}w`).join(', ');
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return {
    width,
    height,
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    fallback: file(middle, 'webp'),
  };
}
