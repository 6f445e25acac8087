import { type PassColors, passColorVars } from '../../pass/colors';
import type { Logo } from '../../pass/logo';
import { BrandAvatar } from '../../ui/pass/BrandAvatar';
import styles from './HeroScreen.module.css';

interface HeroScreenProps {
  name: string;
  logo: Logo | undefined;
  passes: { title: string; colors: PassColors }[];
}

/** The list of the visitor's passes on the phone of the hero picture. */
export function HeroScreen({ name, logo, passes }: HeroScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.list}>
        {passes.map(({ title, colors }) => (
          <div key={title} className={styles.row} style={passColorVars(colors)}>
            <BrandAvatar name={name} logo={logo} background={colors.background} />
            <p dir="auto">
              <b>{title}</b> {name}
            </p>
            <svg viewBox="0 0 60 60" aria-hidden="true">
              <circle cx="30" cy="30" r="30" />
              <path d="M17 31l9 9 18-19" />
            </svg>
          </div>
        ))}
      </div>
    </div>
  );
}
