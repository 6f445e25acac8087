import type { PageContent } from '../model/schema/vertical';
import { Lines } from '../ui/Lines';
import { PictureBanner } from '../ui/PictureBanner';
import styles from './Story.module.css';

export interface StoryProps {
  story: PageContent['story'];
}

export function Story({ story }: StoryProps) {
  return (
    <PictureBanner className={styles.story} picture={story.picture}>
      <h2>
        <Lines text={story.title} />
      </h2>
    </PictureBanner>
  );
}
