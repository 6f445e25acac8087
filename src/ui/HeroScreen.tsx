import type { ReactNode } from 'react';
import { type PassColors, passColorVars } from '../pass/colors';
import styles from './HeroScreen.module.css';

interface ListedPass {
  title: string;
  detail: string;
  /** A span with the logo. */
  avatar: ReactNode;
  /** Either a theme or colors. */
  theme?: string;
  colors?: PassColors;
}

/** The list of passes on the phone of the hero picture, whose rendered screen is empty. */
export function HeroScreen({ passes }: { passes: ListedPass[] }) {
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles.screen}>
        {passes.map(({ title, detail, avatar, theme, colors }) => (
          <div
            key={title}
            className={styles.row}
            data-theme={theme}
            data-variant={theme && 'accent'}
            style={colors && passColorVars(colors)}
          >
            {avatar}
            <p dir="auto">
              <b className="display">{title}</b> {detail}
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
