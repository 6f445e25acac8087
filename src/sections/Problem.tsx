import type { HomeContent } from '../model/schema/home';
import { Picture } from '../ui/Picture';
import styles from './Problem.module.css';

export type ProblemProps = HomeContent['problem'];

export function Problem({ title, picture, captions }: ProblemProps) {
  return (
    <section className={styles.problem}>
      <h2 className="frame">{title}</h2>
      <div className={styles.picture}>
        <Picture {...picture} sizes="100vw" />
      </div>
      <ul className={`frame ${styles.captions}`}>
        {captions.map((caption) => (
          <li key={caption}>{caption}</li>
        ))}
      </ul>
    </section>
  );
}
