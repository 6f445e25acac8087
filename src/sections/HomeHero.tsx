import type { HomeContent } from '../model/schema/home';
import type { Vertical } from '../model/schema/vertical';
import { nameLimits } from '../pass/name';
import { HeroScreen } from '../ui/HeroScreen';
import { Lines } from '../ui/Lines';
import { LiveWalletButton } from '../ui/LiveWalletButton';
import { Picture, phoneSizes, scalingSize } from '../ui/Picture';
import { InlineMark } from '../ui/pass/InlineMark';
import styles from './HomeHero.module.css';

export interface HomeHeroProps {
  hero: HomeContent['hero'];
  /** Those with the passes in the picture. */
  verticals: Pick<Vertical, 'theme' | 'business' | 'pass'>[];
  /** Target of the button without JavaScript. */
  demoUrl: string;
  worksWith: string;
}

export function HomeHero({ hero, verticals, demoUrl, worksWith }: HomeHeroProps) {
  return (
    <section className={`frame ${styles.hero}`}>
      <h1>
        <Lines text={hero.title} />
      </h1>
      <div className={styles.picture}>
        <div data-hero-picture>
          <Picture
            {...hero.picture}
            sizes={`${phoneSizes(130)}, (width < 90em) 80vw, ${scalingSize(72.5)}`}
            priority
          />
          <HeroScreen passes={verticals.map(listedPass)} />
        </div>
      </div>
      <div className={styles.action}>
        <label className={styles.name}>
          <span>{hero.name}</span>
          <input
            data-business-name=""
            type="text"
            placeholder=" "
            dir="auto"
            autoComplete="organization"
            enterKeyHint="go"
            maxLength={nameLimits.codeUnits}
          />
        </label>
        <LiveWalletButton href={demoUrl}>{hero.button}</LiveWalletButton>
        <p>{hero.text}</p>
      </div>
      <p className={styles.note}>{worksWith}</p>
    </section>
  );
}

const listedPass = ({ theme, business, pass: { header } }: HomeHeroProps['verticals'][number]) => ({
  title: business.name,
  detail: `${header.label} ${header.value}`,
  avatar: (
    <span>
      <InlineMark business={business} />
    </span>
  ),
  theme,
});
