import type { Pass as PassContent, Vertical } from '../../content/schema';
import { QrCode } from '../QrCode';
import styles from './Pass.module.css';
import sprite from './sprite.svg?url';
import { TenantLogo } from './TenantLogo';

/** Who issues a pass: its colours come from the vertical, its name and picture from the tenant. */
export type Issuer = Pick<Vertical, 'id' | 'tenant'>;

export interface PassProps {
  issuer: Issuer;
  pass: PassContent;
  /** In the colour of the room, or in the one that stands out in it. */
  dress: 'set' | 'accent';
  /** The address in the code; without one the pass ends after its fields. */
  code?: string;
}

/** A wallet pass, drawn to scale with its width. Whoever places it says what it shows. */
export function Pass({ issuer, pass, dress, code }: PassProps) {
  return (
    <div className={styles.pass} data-vertical={issuer.id} data-dress={dress}>
      <div className={styles.face}>
        <div className={styles.head}>
          <TenantLogo tenant={issuer.tenant} />
          <Field {...pass.header} />
        </div>
        <svg className={styles.art} aria-hidden="true">
          <use href={`${sprite}#${issuer.tenant.art}`} width="100%" height="100%" />
        </svg>
        {pass.primary && (
          <div className={styles.primary}>
            <Field {...pass.primary} />
          </div>
        )}
        <div className={styles.fields}>
          {pass.fields.map((field) => (
            <Field key={field.label} {...field} />
          ))}
        </div>
        {code && (
          <div className={styles.code}>
            <QrCode text={code} />
          </div>
        )}
      </div>
    </div>
  );
}

function Field({ label, value }: { label: string; value: string }) {
  return (
    <p className={styles.field}>
      <span>{label}</span> {value}
    </p>
  );
}
