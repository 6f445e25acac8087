import { Footer, type FooterProps } from './Footer';
import styles from './HomeFooter.module.css';

/** The passes of all verticals go back into the wallet, side by side or one behind the other. */
export function HomeFooter(props: Pick<FooterProps, 'site' | 'passes'>) {
  return <Footer {...props} links="nowhere" arrangement={styles.footer} />;
}
