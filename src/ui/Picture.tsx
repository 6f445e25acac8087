import type { PictureContent } from '../model/schema/picture';
import styles from './Picture.module.css';
import { pictureFiles } from './picture-files';

interface PictureProps extends PictureContent {
  /** The `sizes` attribute. */
  sizes: string;
  /** For the picture of the first screen: loads with high priority. All others load lazily. */
  priority?: boolean;
}

const phone = '(width < 48em)';

/**
 * The `sizes` entries for phones, for a picture that is `width` vw wide. Screens with three pixels per
 * CSS pixel get a file for two: the difference is not visible, and the file is a third smaller.
 */
export const phoneSizes = (width: number) =>
  `${phone} and (min-resolution: 2.5dppx) ${Math.floor((width * 2) / 3)}vw, ${phone} ${width}vw`;

/**
 * The `sizes` entry for a picture that grows with the font size of the page in src/styles/base.css:
 * in `sizes`, 1rem is the visitor's font size.
 */
export const scalingSize = (rems: number) =>
  `clamp(${rems}rem, ${rems}vw, ${Math.ceil(rems * 1.375)}rem)`;

export function Picture({ slot, alt, sizes, priority }: PictureProps) {
  const files = pictureFiles(slot);
  // Without alternative text the picture covers another one, which has a placeholder of its own.
  if (!files) return alt ? <div className={styles.missing} role="img" aria-label={alt} /> : null;
  const { wide, portrait } = files;
  return (
    <picture className={styles.picture}>
      {portrait && (
        <>
          <source media={phone} type="image/avif" srcSet={portrait.avif} sizes={sizes} />
          <source media={phone} type="image/webp" srcSet={portrait.webp} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={wide.avif} sizes={sizes} />
      <img
        src={wide.fallback}
        srcSet={wide.webp}
        sizes={sizes}
        width={wide.width}
        height={wide.height}
        alt={alt}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        loading={priority ? undefined : 'lazy'}
      />
    </picture>
  );
}
