import { groundOf } from '../contrast-background';
import type { Logo } from '../logo';
import styles from './Monogram.module.css';

interface MonogramProps {
  name: string;
  logo?: Logo | undefined;
  /** The color that it stands on. */
  on: string;
}

/** The logo in a circle, or the first letter of the name. */
export function Monogram({ name, logo, on }: MonogramProps) {
  const [first] = new Intl.Segmenter().segment(name);
  return (
    <span className={styles.circle} style={groundOf(logo, on)} aria-hidden="true">
      {logo ? <img src={logo.url} alt="" /> : <b className="display">{first?.segment}</b>}
    </span>
  );
}
