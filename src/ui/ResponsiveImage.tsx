import styles from './Picture.module.css';
import type { PictureFiles } from './picture-files';

export interface ResponsiveImageProps {
  files: PictureFiles | undefined;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** For the picture above the fold: loads with high priority. The others load lazily. */
  priority?: boolean | undefined;
}

const phone = '(width < 48em)';

/** The picture with these files, as AVIF or WebP. */
export function ResponsiveImage({ files, alt, sizes, priority }: ResponsiveImageProps) {
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
