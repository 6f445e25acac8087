import type { PictureContent } from '../model/schema/picture';
import styles from './Picture.module.css';
import { filesOf } from './picture-files';

interface PictureProps extends PictureContent {
  /** How wide it is shown, as the `sizes` attribute wants it. */
  sizes: string;
  /** The one picture of the first screen: fetched first, never lazily. */
  first?: boolean;
}

const phone = '(width < 48em)';

/**
 * The first part of `sizes` for a picture that is this wide on a phone, in `vw`, and not cut off. It
 * asks for two dots to a pixel and no more: a third is not seen, and would be half as many bytes again.
 */
export const onPhone = (width: number) =>
  `${phone} and (min-resolution: 2.5dppx) ${Math.floor((width * 2) / 3)}vw, ${phone} ${width}vw`;

/** Fills its box with the picture of a slot. */
export function Picture({ slot, alt, sizes, first }: PictureProps) {
  const files = filesOf(slot);
  // One without words only adds to another: that one already shows the color.
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
        decoding={first ? 'sync' : 'async'}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
