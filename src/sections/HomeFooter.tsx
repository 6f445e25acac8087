import { Footer, type FooterProps } from './Footer';
import styles from './HomeFooter.module.css';

/** The footer with the passes of all verticals. */
export function HomeFooter(props: Pick<FooterProps, 'site' | 'wordmark' | 'passes' | 'demo'>) {
  return <Footer {...props} links="none" className={styles.footer} />;
}
