import type { PageContent } from '../model/schema/vertical';
import { Picture, phoneSizes } from '../ui/Picture';
import styles from './FeatureRows.module.css';

const sizes = (layout: string | undefined) =>
  layout === 'full' || layout === 'close-up' ? '100vw' : `${phoneSizes(95)}, 52vw`;

/** Text beside or on a picture that extends to the edge of the page; the sides alternate. */
export function FeatureRows({ rows }: Pick<PageContent, 'rows'>) {
  return (
    <div className={`frame ${styles.rows}`} id="rows">
      {rows.map((row) => (
        <section key={row.title} className={styles.row} data-layout={row.layout}>
          <div className={styles.text}>
            <h2>{row.title}</h2>
            <p>{row.text}</p>
          </div>
          <div className={styles.picture}>
            <Picture {...row.picture} sizes={sizes(row.layout)} />
            {row.picture.unlocked && (
              <div className={styles.unlocked} data-reveal={row.layout === 'pair' ? undefined : ''}>
                <Picture
                  pictureId={row.picture.unlocked.pictureId}
                  alt=""
                  sizes={sizes(row.layout)}
                />
              </div>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
