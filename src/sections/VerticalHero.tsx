import type { PageContent } from '../model/schema/vertical';
import { Button } from '../ui/Button';
import { Lines } from '../ui/Lines';
import { PictureBanner } from '../ui/PictureBanner';
import styles from './VerticalHero.module.css';

export function VerticalHero({ hero }: Pick<PageContent, 'hero'>) {
  return (
    <PictureBanner id="hero" className={styles.hero} picture={hero.picture} priority>
      <h1>
        <Lines text={hero.title} />
      </h1>
      <div className={styles.action}>
        <Button href={`#${hero.button.anchor}`} appearance="paper">
          {hero.button.label}
        </Button>
        <p>{hero.text}</p>
      </div>
    </PictureBanner>
  );
}
