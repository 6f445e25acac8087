import manifest from '../assets/pictures/manifest.json';

/** Written by `npm run pictures`; the build copies the files and adds hashes to their names. */
const files = import.meta.glob<string>('../assets/pictures/*/*/*.{avif,webp}', {
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

/** The files of a picture id, or undefined while there is no picture. */
export function pictureFiles(pictureId: string) {
  const entry = encoded[pictureId];
  if (!entry?.wide) return undefined;
  return {
    wide: encodedPicture(pictureId, entry.wide),
    ...(entry.portrait && { portrait: encodedPicture(`${pictureId}-portrait`, entry.portrait) }),
  };
}

export type PictureFiles = NonNullable<ReturnType<typeof pictureFiles>>;

function encodedPicture(folder: string, { width, height, widths }: EncodedShape) {
  const file = (size: number, format: string) => {
    const url = files[`../assets/pictures/${folder}/${size}.${format}`];
    if (!url)
      throw new Error(
        `src/assets/pictures/${folder}/${size}.${format} is missing: run "npm run pictures".`,
      );
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
