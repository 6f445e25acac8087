import type { PageContent } from '../model/schema/vertical';
import { Lines } from '../ui/Lines';
import { PictureBanner } from '../ui/PictureBanner';
import styles from './Story.module.css';

/** A headline of many lines is smaller, so that it does not cover what the picture shows. */
export function Story({ story }: Pick<PageContent, 'story'>) {
  const isLong = story.title.split('\n').length > 4;
  return (
    <PictureBanner id="story" className={styles.story} picture={story.picture}>
      <h2 data-long={isLong ? '' : undefined}>
        <Lines text={story.title} />
      </h2>
    </PictureBanner>
  );
}
