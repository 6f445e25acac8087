import type { ReactNode } from 'react';
import type { PictureContent } from '../model/schema/picture';
import { Picture, phoneSizes } from './Picture';
import styles from './PictureBanner.module.css';

interface PictureBannerProps {
  id: string;
  className: string | undefined;
  picture: PictureContent;
  priority?: boolean;
  children: ReactNode;
}

// On a phone the picture is wider than the viewport, and cropped at the sides.
const sizes = `${phoneSizes(125)}, 100vw`;

/** A full-width picture with text over it; on a phone the text is below. */
export function PictureBanner({ id, className, picture, priority, children }: PictureBannerProps) {
  return (
    <section className={`${styles.banner} ${className}`} id={id}>
      <div className={styles.picture}>
        <Picture {...picture} sizes={sizes} priority={priority} />
      </div>
      <div className={`frame ${styles.text}`}>{children}</div>
    </section>
  );
}
