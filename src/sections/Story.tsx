import type { Page, Pass } from '../content/schema';
import { Lines } from '../ui/Lines';
import { Picture } from '../ui/Picture';
import type { Issuer } from '../ui/pass/Pass';
import styles from './Story.module.css';

export interface StoryProps {
  story: Page['story'];
  issuer: Issuer;
  pass: Pass;
}

/** One moment, told over the full width. */
export function Story({ story, issuer, pass }: StoryProps) {
  return (
    <section className={styles.story}>
      <div className={styles.picture}>
        <Picture {...story.picture} sizes="100vw" drawn={{ issuer, pass }} />
      </div>
      <div className={`frame ${styles.words}`}>
        <h2>
          <Lines text={story.title} />
        </h2>
      </div>
    </section>
  );
}
