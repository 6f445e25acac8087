import type { Pass, Picture as PictureContent } from '../content/schema';
import { picturesOf } from '../pictures';
import { Ground } from './Ground';
import styles from './Picture.module.css';
import type { Issuer } from './pass/Pass';

interface PictureProps extends PictureContent {
  /** How wide it is shown, as the `sizes` attribute wants it. */
  sizes: string;
  /** The one picture of the first screen: fetched first, never lazily. */
  first?: boolean;
  /** What is drawn while the slot has no picture: this pass, on the colour of its room. */
  drawn?: { issuer: Issuer; pass: Pass };
}

const phone = '(max-width: 767px)';

/** Fills its box with the picture of a slot. */
export function Picture({ slot, alt, sizes, first, drawn }: PictureProps) {
  const pictures = picturesOf(slot);
  if (!pictures) return drawn ? <Ground alt={alt} {...drawn} /> : null;
  const { wide, portrait } = pictures;
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
