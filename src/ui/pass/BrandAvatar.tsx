import { isWide, type Logo } from '../../pass/logo';
import { splitGraphemes } from '../../pass/name';
import styles from './BrandAvatar.module.css';
import { contrastBackgroundProps } from './contrast-background';

export interface BrandProps {
  name: string;
  logo?: Logo | undefined;
  /** The color behind the logo or the avatar. */
  background: string;
}

/** The logo in a circle; without one, or if it is too wide, the first letter of the name. */
export function BrandAvatar({ name, logo, background }: BrandProps) {
  const [initial] = splitGraphemes(name);
  const image = logo && !isWide(logo) ? logo : undefined;
  return (
    <span
      className={styles.avatar}
      {...contrastBackgroundProps(image, background)}
      aria-hidden="true"
    >
      {image ? (
        <img src={image.url} alt="" />
      ) : (
        <b className={`display ${styles.initial}`}>{initial}</b>
      )}
    </span>
  );
}
