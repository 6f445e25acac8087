import styles from './Logo.module.css';

/**
 * The pocket: a card going into a wallet with a half-round notch for the thumb. It can stand for
 * the name; a section that has room for both shows the name, too.
 */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 28 29" aria-hidden="true">
        <path d="M3 7.6V6a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5v1.6z" />
        <path d="M0 10.4h7.6a6.4 6.4 0 0 0 12.8 0H28V22a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" />
      </svg>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
