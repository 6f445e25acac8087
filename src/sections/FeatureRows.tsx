import type { PageContent } from '../model/schema/vertical';
import { Picture, phoneSizes } from '../ui/Picture';
import styles from './FeatureRows.module.css';

const sizes = `${phoneSizes(95)}, 52vw`;

/** Text beside a picture that extends to the edge of the page; the sides alternate. */
export function FeatureRows({ rows }: Pick<PageContent, 'rows'>) {
  return (
    <div className={`frame ${styles.rows}`}>
      {rows.map((row) => (
        <section key={row.title} className={styles.row}>
          <div className={styles.text}>
            <h2>{row.title}</h2>
            <p>{row.text}</p>
          </div>
          <div className={styles.picture}>
            <Picture {...row.picture} sizes={sizes} />
            {row.picture.unlocked && (
              <div className={styles.unlocked} data-reveal="">
                <Picture slot={row.picture.unlocked.slot} alt="" sizes={sizes} />
              </div>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
