import type { PageContent } from '../model/schema/vertical';
import { Button } from '../ui/Button';
import { Lines } from '../ui/Lines';
import { Scene } from '../ui/Scene';
import styles from './VerticalHero.module.css';

export interface VerticalHeroProps {
  hero: PageContent['hero'];
}

export function VerticalHero({ hero }: VerticalHeroProps) {
  return (
    <Scene className={styles.hero} picture={hero.picture} first>
      <h1>
        <Lines text={hero.title} />
      </h1>
      <div className={styles.action}>
        <Button href={`#${hero.button.anchor}`} look="paper">
          {hero.button.label}
        </Button>
        <p>{hero.text}</p>
      </div>
    </Scene>
  );
}
