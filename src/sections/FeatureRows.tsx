import type { PageContent } from '../model/vertical-schema';
import { Notification } from '../ui/Notification';
import { onPhone, Picture } from '../ui/Picture';
import type { Issuer } from '../ui/pass/Pass';
import styles from './FeatureRows.module.css';

export interface FeatureRowsProps {
  rows: PageContent['rows'];
  issuer: Issuer;
}

const sizes = `${onPhone(95)}, 52vw`;

/** Text and picture, side by side and alternating; the picture bleeds off its edge. */
export function FeatureRows({ rows, issuer }: FeatureRowsProps) {
  return (
    <div className={`frame ${styles.rows}`}>
      {rows.map((row) => (
        <section key={row.title} className={styles.row}>
          <div className={styles.words}>
            <h2>{row.title}</h2>
            <p>{row.text}</p>
          </div>
          <div className={styles.picture}>
            <Picture {...row.picture} sizes={sizes} />
            {row.picture.answered && (
              <div className={styles.answered} data-reveal="">
                <Picture slot={row.picture.answered.slot} alt="" sizes={sizes} />
              </div>
            )}
            {row.notification && (
              <div className={styles.notification} data-reveal="" aria-hidden="true">
                <Notification issuer={issuer} {...row.notification} />
              </div>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
