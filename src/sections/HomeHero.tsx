import type { HomeContent } from '../model/home-schema';
import { Lines } from '../ui/Lines';
import { LiveWalletButton } from '../ui/LiveWalletButton';
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
        <LiveWalletButton href={demo}>{hero.button}</LiveWalletButton>
        <p>{hero.text}</p>
      </div>
      <p className={styles.note}>{worksWith}</p>
    </section>
  );
}
