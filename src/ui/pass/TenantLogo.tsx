import type { Vertical } from '../../model/schema/vertical';
import sprite from './sprite.svg?url';
import styles from './TenantLogo.module.css';

type Tenant = Vertical['tenant'];
export type Sender = Pick<Tenant, 'name' | 'logo'>;

/** The widths of the wordmarks in sprite.svg; their height is 56. */
const widths: Record<NonNullable<Tenant['logo']>, number> = {
  'alder-house': 296,
  northgate: 285,
  'casa-terra': 302,
  'the-quarter': 310,
};

export function TenantLogo({ tenant }: { tenant: Tenant }) {
  if (!tenant.logo) {
    return (
      <b className={`display ${styles.name}`} dir="auto">
        {tenant.name}
      </b>
    );
  }
  return (
    <svg className={styles.logo} viewBox={`0 0 ${widths[tenant.logo]} 56`} aria-hidden="true">
      <use href={`${sprite}#${tenant.logo}`} />
    </svg>
  );
}

/** The icon of a notification. */
export function TenantMark({ tenant }: { tenant: Sender }) {
  if (!tenant.logo) return <b className="display">{tenant.name[0]}</b>;
  return (
    <svg className={styles.mark} viewBox="0 0 58 56" aria-hidden="true">
      <use href={`${sprite}#${tenant.logo}-mark`} />
    </svg>
  );
}
