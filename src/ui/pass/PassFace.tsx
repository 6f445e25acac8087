import type { ReactNode } from 'react';
import type { PassContent } from '../../model/schema/pass';
import { Field } from '../Field';
import styles from './PassFace.module.css';
import sprite from './sprite.svg?url';

interface PassFaceProps {
  brand: ReactNode;
  /** The ID of a symbol in sprite.svg. */
  art: string;
  pass: PassContent;
  code?: ReactNode;
  /** Labels of the fields to animate. */
  changed?: string[];
  /** Without a theme, the pass has the colors of its container. */
  theme?: string | undefined;
  variant?: 'accent';
}

/** The front of a wallet pass. All sizes are relative to its width. */
export function PassFace({ brand, art, pass, code, changed, theme, variant }: PassFaceProps) {
  const renderField = ({ label, value }: PassContent['header']) => (
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
          {renderField(pass.header)}
        </div>
        <svg className={styles.art} aria-hidden="true">
          <use href={`${sprite}#${art}`} width="100%" height="100%" />
        </svg>
        {pass.primary && (
          <div className={`${styles.fields} ${styles.primary}`}>{renderField(pass.primary)}</div>
        )}
        <div className={styles.fields}>{pass.fields.map(renderField)}</div>
        {code && <div className={styles.code}>{code}</div>}
      </div>
    </div>
  );
}
