import type { Wordmark } from '../model/schema/brand';
import styles from './Logo.module.css';

interface LogoProps {
  /** The SVG element. */
  logo: string;
  name: string;
  /** Shown instead of the name, which changes when the fonts load. */
  wordmark?: Wordmark['header'];
}

/** The logo. Its name is visually hidden; a section with enough space can show it, or the wordmark. */
export function Logo({ logo, name, wordmark }: LogoProps) {
  return (
    <span className={styles.logo}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: loadBrand allows only shapes. */}
      <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      {wordmark && (
        <svg
          className={styles.wordmark}
          viewBox={wordmark.viewBox}
          height={`${wordmark.height}em`}
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: loadBrand allows only shapes.
          dangerouslySetInnerHTML={{ __html: wordmark.shapes }}
        />
      )}
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
