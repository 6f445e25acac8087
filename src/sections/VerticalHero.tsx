import type { PageContent } from '../model/vertical-schema';
import { Button } from '../ui/Button';
import { Lines } from '../ui/Lines';
import { Picture } from '../ui/Picture';
import styles from './VerticalHero.module.css';

export interface VerticalHeroProps {
  hero: PageContent['hero'];
}

export function VerticalHero({ hero }: VerticalHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.picture}>
        <Picture {...hero.picture} sizes="100vw" first />
      </div>
      <div className={`frame ${styles.words}`}>
        <h1>
          <Lines text={hero.title} />
        </h1>
        <div className={styles.action}>
          <Button href={`#${hero.button.anchor}`} look="paper">
            {hero.button.label}
          </Button>
          <p>{hero.text}</p>
        </div>
      </div>
    </section>
  );
}
