import type { HomeContent } from '../model/home-schema';
import { Button } from '../ui/Button';
import { Lines } from '../ui/Lines';
import { Picture } from '../ui/Picture';
import styles from './HomeHero.module.css';

export interface HomeHeroProps {
  hero: HomeContent['hero'];
  /** Where the invitation leads while there is no script: the application site. */
  demo: string;
  worksWith: string;
}

export function HomeHero({ hero, demo, worksWith }: HomeHeroProps) {
  return (
    <section className={`frame ${styles.hero}`}>
      <h1>
        <Lines text={hero.title} />
      </h1>
      <div className={styles.fan}>
        <div data-fan>
          <Picture
            {...hero.picture}
            sizes="(max-width: 767px) 130vw, (max-width: 1440px) 80vw, 1160px"
            first
          />
        </div>
      </div>
      <div className={styles.invitation}>
        <Button href={demo} external data-live-wallet="">
          {hero.button}
        </Button>
        <p>{hero.text}</p>
      </div>
      <p className={styles.note}>{worksWith}</p>
    </section>
  );
}
