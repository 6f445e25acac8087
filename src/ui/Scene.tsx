import type { ReactNode } from 'react';
import type { PictureContent } from '../model/schema/picture';
import { onPhone, Picture } from './Picture';
import styles from './Scene.module.css';

interface SceneProps {
  className: string | undefined;
  picture: PictureContent;
  /** The one picture of the first screen. */
  first?: boolean;
  children: ReactNode;
}

// On a phone the picture is cut at its sides: it is wider than the window.
const sizes = `${onPhone(125)}, 100vw`;

/** A room over the full width, and words in it; on a phone they stand below what it shows. */
export function Scene({ className, picture, first, children }: SceneProps) {
  return (
    <section className={`${styles.scene} ${className}`}>
      <div className={styles.picture}>
        <Picture {...picture} sizes={sizes} first={first} />
      </div>
      <div className={`frame ${styles.words}`}>{children}</div>
    </section>
  );
}
