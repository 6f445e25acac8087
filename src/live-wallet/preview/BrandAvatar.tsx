import { splitGraphemes } from '../../pass/name';
import type { Logo } from '../logo';
import styles from './BrandAvatar.module.css';
import { contrastBackground } from './contrast-background';

interface BrandAvatarProps {
  name: string;
  logo?: Logo | undefined;
  /** The color behind the avatar. */
  background: string;
}

/** The logo in a circle, or the first letter of the name. */
export function BrandAvatar({ name, logo, background }: BrandAvatarProps) {
  const [initial] = splitGraphemes(name);
  return (
    <span className={styles.avatar} style={contrastBackground(logo, background)} aria-hidden="true">
      {logo ? <img src={logo.url} alt="" /> : <b className="display">{initial}</b>}
    </span>
  );
}
