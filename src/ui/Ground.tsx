import type { Pass } from '../content/schema';
import styles from './Ground.module.css';
import type { Issuer } from './pass/Pass';
import sprite from './pass/sprite.svg?url';
import { WalletPhone } from './pass/WalletPhone';

interface GroundProps {
  alt: string;
  issuer: Issuer;
  pass: Pass;
}

/** A room that has not been photographed yet: its colour, its motif, and the pass in front. */
export function Ground({ alt, issuer, pass }: GroundProps) {
  return (
    <div className={styles.ground} data-vertical={issuer.tone} role="img" aria-label={alt}>
      <svg className={styles.motif} aria-hidden="true">
        <use href={`${sprite}#${issuer.tenant.art}`} width="100%" height="100%" />
      </svg>
      <div className={styles.phone}>
        <WalletPhone issuer={issuer} pass={pass} dress="accent" />
      </div>
    </div>
  );
}
