import type { PageContent } from '../model/vertical-schema';
import { Lines } from '../ui/Lines';
import { Picture } from '../ui/Picture';
import styles from './Story.module.css';

export interface StoryProps {
  story: PageContent['story'];
}

/** One moment, told over the full width. */
export function Story({ story }: StoryProps) {
  return (
    <section className={styles.story}>
      <div className={styles.picture}>
        <Picture {...story.picture} sizes="100vw" />
      </div>
      <div className={`frame ${styles.words}`}>
        <h2>
          <Lines text={story.title} />
        </h2>
      </div>
    </section>
  );
}
