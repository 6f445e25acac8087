import type { ReactNode } from 'react';
import type { HomeContent } from '../model/schema/home';
import { Lines } from '../ui/Lines';
import { visibleCharacters } from '../ui/visible-characters';
import styles from './HomeHero.module.css';

interface HomeHeroProps {
  hero: HomeContent['hero'];
  worksWith: string;
  picture?: ReactNode;
  /** The button that opens the live wallet. */
  action?: ReactNode;
}

/** What follows the first line is beside the picture: if that is long, the headline is smaller. */
export function HomeHero({ hero, worksWith, picture, action }: HomeHeroProps) {
  const [, ...later] = visibleCharacters(hero.title).split('\n');
  const isLong = later.some((line) => line.length > 8 || /\S{7}/.test(line));
  const hasShortEnd = /^.{1,6}$/.test(later.at(-1) ?? '');
  return (
    <section className={`frame ${styles.hero}`} id="hero">
      <h1 data-long={isLong ? '' : undefined} data-end={hasShortEnd ? 'short' : undefined}>
        <Lines text={hero.title} />
      </h1>
      <div className={styles.picture}>
        <div data-hero-picture>{picture}</div>
      </div>
      <div className={styles.action}>
        {action}
        <p>{hero.text}</p>
      </div>
      <p className={styles.note}>{worksWith}</p>
    </section>
  );
}
