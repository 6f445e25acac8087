import type { ReactNode } from 'react';
import type { HomeContent } from '../model/schema/home';
import { Picture, phoneSizes, scalingSize } from '../ui/Picture';
import styles from './Problem.module.css';

export interface ProblemProps {
  problem: HomeContent['problem'];
  /** The pass that replaces what the picture shows. */
  children: ReactNode;
}

export function Problem({ problem, children }: ProblemProps) {
  const { title, picture, captions, replacement } = problem;
  return (
    <section className={`band ${styles.problem}`} id="problem">
      <h2 className="frame">{title}</h2>
      <div className={`frame ${styles.comparison}`}>
        <div className={styles.picture}>
          <Picture
            {...picture}
            sizes={`${phoneSizes(100)}, (width < 80em) 72vw, ${scalingSize(60)}`}
          />
        </div>
        <ul className={styles.captions}>
          {captions.map((caption) => (
            <li key={caption}>{caption}</li>
          ))}
        </ul>
        <div className={styles.pass} aria-hidden="true">
          {children}
        </div>
        <p className={styles.replacement}>{replacement}</p>
      </div>
    </section>
  );
}
