import styles from './Logo.module.css';
import logo from './logo.svg?raw';

/** The product's name as an SVG path, drawn by build/wordmark.ts. */
export interface Wordmark {
  viewBox: string;
  /** In em. */
  height: number;
  path: string;
}

interface LogoProps {
  name: string;
  /** Shown instead of the name, which changes when the fonts load. */
  wordmark?: Wordmark | undefined;
}

/** The logo. Its name is visually hidden; a section with enough space can show it, or the wordmark. */
export function Logo({ name, wordmark }: LogoProps) {
  return (
    <span className={styles.logo}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the file is part of this repository. */}
      <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      {wordmark && (
        <svg
          className={styles.wordmark}
          viewBox={wordmark.viewBox}
          height={`${wordmark.height}em`}
          aria-hidden="true"
        >
          <path d={wordmark.path} />
        </svg>
      )}
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
