import type { PageContent } from '../model/schema/vertical';
import { Lines } from '../ui/Lines';
import { Scene } from '../ui/Scene';
import styles from './Story.module.css';

export interface StoryProps {
  story: PageContent['story'];
}

/** One moment, told over the full width. */
export function Story({ story }: StoryProps) {
  return (
    <Scene className={styles.story} picture={story.picture}>
      <h2>
        <Lines text={story.title} />
      </h2>
    </Scene>
  );
}
