import { appLink } from '../model/derive/addresses';
import type { NavigationLink, SiteContent } from '../model/schema/site';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Logo } from '../ui/Logo';
import styles from './Header.module.css';
import menu from './HeaderMenu.module.css';

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
  const look = on === 'picture' ? 'paper' : 'ink';
  return (
    <header className={styles.header} id="home" data-on={on} data-menu="">
      <div className={styles.bar}>
        <a className={styles.logo} href="/">
          <Logo name={site.name} />
        </a>
        <Button
          className={menu.demo}
          href={appLink(site, getDemo)}
          external
          size="small"
          data-demo=""
        >
          {getDemo.label}
        </Button>
        <Button className={menu.toggle} appearance={look} size="small" popoverTarget="menu">
          <span data-show-when="closed">{navigation.open}</span>
          <span data-show-when="open">{navigation.close}</span>
        </Button>
        <nav
          className={`${styles.nav} ${menu.nav}`}
          id="menu"
          popover="auto"
          aria-label={navigation.label}
        >
          <ul data-stack="">
            {links.map(({ label, anchor, field, theme }) => (
              <li key={label} data-theme={theme}>
                <a href={`${base}#${anchor}`}>
                  {label}
                  <Field as="span" {...field} aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
          <div className={menu.pocket}>
            <Button
              className={styles.signIn}
              href={appLink(site, signIn)}
              external
              appearance="outline"
              size="small"
            >
              {signIn.label}
            </Button>
            <Button
              href={appLink(site, getDemo)}
              external
              appearance={look}
              size="small"
              data-demo=""
            >
              {getDemo.label}
            </Button>
            <p>{site.worksWith}</p>
          </div>
        </nav>
      </div>
    </header>
  );
}
