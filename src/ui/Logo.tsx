import styles from './Logo.module.css';
import logo from './logo.svg?raw';

/** The logo. Its name is visually hidden; a section with enough space can show it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the file is part of this repository. */}
      <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
