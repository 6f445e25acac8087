import type { HomeContent } from '../model/schema/home';
import { Lines } from '../ui/Lines';
import { LiveWalletButton } from '../ui/LiveWalletButton';
import { onPhone, Picture } from '../ui/Picture';
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
            sizes={`${onPhone(130)}, (width < 90em) 80vw, 72.5rem`}
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
