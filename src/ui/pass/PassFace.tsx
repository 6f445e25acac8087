import type { ReactNode } from 'react';
import type { PassContent } from '../../model/schema/pass';
import { Field } from '../Field';
import styles from './PassFace.module.css';
import sprite from './sprite.svg?url';

interface PassFaceProps {
  brand: ReactNode;
  /** The motif, by its name in sprite.svg. */
  art: string;
  pass: PassContent;
  code?: ReactNode;
  /** Labels of the fields that have just changed. */
  changed?: string[];
  /** Where the colors come from; without them, from whatever it stands in. */
  theme?: string | undefined;
  variant?: 'accent';
}

/** The front of a wallet pass, drawn to scale with its width. */
export function PassFace({ brand, art, pass, code, changed, theme, variant }: PassFaceProps) {
  const draw = ({ label, value }: PassContent['header']) => (
    <Field
      key={label}
      label={label}
      value={value}
      data-changed={changed?.includes(label) || undefined}
    />
  );
  return (
    <div className={styles.pass} data-pass="" data-theme={theme} data-variant={variant}>
      <div className={styles.face}>
        <div className={styles.head}>
          {brand}
          {draw(pass.header)}
        </div>
        <svg className={styles.art} aria-hidden="true">
          <use href={`${sprite}#${art}`} width="100%" height="100%" />
        </svg>
        {pass.primary && (
          <div className={`${styles.fields} ${styles.primary}`}>{draw(pass.primary)}</div>
        )}
        <div className={styles.fields}>{pass.fields.map(draw)}</div>
        {code && <div className={styles.code}>{code}</div>}
      </div>
    </div>
  );
}
