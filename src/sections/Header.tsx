import { appLink, type NavigationLink, type SiteContent } from '../model/site-schema';
import { Button } from '../ui/Button';
import { Logo } from '../ui/Logo';
import styles from './Header.module.css';

export interface HeaderProps {
  site: Pick<SiteContent, 'name' | 'worksWith' | 'navigation' | 'signIn' | 'getDemo' | 'appUrl'>;
  links: NavigationLink[];
  /** Put before each anchor where the sections are on another page. */
  base?: string;
  on?: 'paper' | 'picture';
}

/**
 * The bar on top of every page. Below 768 px its navigation is a popover, so that it opens and
 * closes without script; islands/menu.ts adds what a popover lacks.
 */
export function Header({ site, links, base = '', on = 'paper' }: HeaderProps) {
  const { navigation, signIn, getDemo } = site;
  return (
    <header className={styles.header} id="home" data-on={on} data-menu="">
      <div className={styles.bar}>
        <a className={styles.logo} href="/">
          <Logo name={site.name} />
        </a>
        <button type="button" className={styles.toggle} popoverTarget="menu">
          <span data-when="closed">{navigation.open}</span>
          <span data-when="open">{navigation.close}</span>
        </button>
        <nav className={styles.nav} id="menu" popover="auto" aria-label={navigation.label}>
          <ul className={styles.links}>
            {links.map(({ label, anchor, field, tone }) => (
              <li key={label} data-tone={tone}>
                <a href={`${base}#${anchor}`}>
                  {label}
                  <span className={styles.field} aria-hidden="true">
                    {field.label} <b>{field.value}</b>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.pocket}>
            <a
              className={styles.signIn}
              href={appLink(site, signIn)}
              target="_blank"
              rel="noopener"
            >
              {signIn.label}
            </a>
            <Button
              href={appLink(site, getDemo)}
              external
              size="bar"
              look={on === 'picture' ? 'paper' : 'ink'}
            >
              {getDemo.label}
            </Button>
            <p className={styles.note}>{site.worksWith}</p>
          </div>
        </nav>
      </div>
    </header>
  );
}
