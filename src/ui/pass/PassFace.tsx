import type { ReactNode } from 'react';
import type { PassContent } from '../../model/pass-schema';
import styles from './Pass.module.css';
import sprite from './sprite.svg?url';

interface PassFaceProps {
  brand: ReactNode;
  /** The motif, by its name in sprite.svg. */
  art: string;
  pass: PassContent;
  code?: ReactNode;
  /** Labels of the fields that have just changed. */
  changed?: string[];
  /** Where the colours come from; without them, from whatever it stands in. */
  tone?: string;
  dress?: 'set' | 'accent';
}

/** The front of a wallet pass, drawn to scale with its width. */
export function PassFace({ brand, art, pass, code, changed, tone, dress }: PassFaceProps) {
  const draw = (field: FieldProps) => (
    <Field key={field.label} {...field} changed={changed?.includes(field.label)} />
  );
  return (
    <div className={styles.pass} data-tone={tone} data-dress={dress}>
      <div className={styles.face}>
        <div className={styles.head}>
          {brand}
          {draw(pass.header)}
        </div>
        <svg className={styles.art} aria-hidden="true">
          <use href={`${sprite}#${art}`} width="100%" height="100%" />
        </svg>
        {pass.primary && <div className={styles.primary}>{draw(pass.primary)}</div>}
        <div className={styles.fields}>{pass.fields.map(draw)}</div>
        {code && <div className={styles.code}>{code}</div>}
      </div>
    </div>
  );
}

interface FieldProps {
  label: string;
  value: string;
  changed?: boolean;
}

function Field({ label, value, changed }: FieldProps) {
  return (
    <p className={styles.field} data-changed={changed || undefined}>
      <span>{label}</span> {value}
    </p>
  );
}
