import type { Vertical } from '../../model/schema/vertical';
import styles from './BusinessLogo.module.css';
import sprite from './sprite.svg?url';

type Business = Vertical['business'];
export type Sender = Pick<Business, 'name' | 'logo'>;

/** The widths of the wordmarks in sprite.svg; their height is 56. */
const widths: Record<NonNullable<Business['logo']>, number> = {
  'alder-house': 296,
  northgate: 285,
  'casa-terra': 302,
  'the-quarter': 310,
};

export function BusinessLogo({ business }: { business: Business }) {
  if (!business.logo) {
    return (
      <b className={`display ${styles.name}`} dir="auto">
        {business.name}
      </b>
    );
  }
  return (
    <svg className={styles.logo} viewBox={`0 0 ${widths[business.logo]} 56`} aria-hidden="true">
      <use href={`${sprite}#${business.logo}`} />
    </svg>
  );
}

/** The icon of a notification. */
export function BusinessMark({ business }: { business: Sender }) {
  if (!business.logo) return <b className="display">{business.name[0]}</b>;
  return (
    <svg className={styles.mark} viewBox="0 0 58 56" aria-hidden="true">
      <use href={`${sprite}#${business.logo}-mark`} />
    </svg>
  );
}
