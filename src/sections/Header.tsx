import labelWidths from 'virtual:label-widths';
import type { ReactNode } from 'react';
import { appLink } from '../model/derive/addresses';
import type { Wordmark } from '../model/schema/brand';
import type { NavigationLink, SiteContent } from '../model/schema/site';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Logo } from '../ui/Logo';
import styles from './Header.module.css';
import longName from './HeaderLongName.module.css';
import menu from './HeaderMenu.module.css';

interface HeaderProps {
  logo: string;
  wordmark: Wordmark;
  site: Pick<SiteContent, 'name' | 'worksWith' | 'navigation' | 'signIn' | 'appUrl'>;
  links: NavigationLink[];
  /** Path of the page with the sections, if it is another page. */
  base?: string;
  background?: 'page' | 'picture';
  /** Get Demo, in the bar and in the menu. */
  demo?: ReactNode;
  menuDemo?: ReactNode;
}

/**
 * The header of every page; client/header.ts pins it while the visitor scrolls up. Below 768 px the
 * navigation is a popover, which opens and closes before and without script; client/menu.ts locks
 * scrolling and closes it on a link. As a React island it would cost 60 kB on every page.
 */
export function Header(props: HeaderProps) {
  const { logo, wordmark, site, links, base = '', background = 'page', demo, menuDemo } = props;
  const { navigation, signIn } = site;
  const logoClass = wordmark.isLong ? `${styles.logo} ${longName.long}` : styles.logo;
  return (
    <header className={styles.header} id="home" data-background={background} data-header="">
      <div className={styles.bar}>
        <a className={logoClass} href="/">
          <Logo logo={logo} name={site.name} wordmark={wordmark.header} />
        </a>
        <div className={menu.demo}>{demo}</div>
        <Button className={menu.toggle} appearance="outline" size="small" popoverTarget="menu">
          <span data-show-when="closed">{navigation.open}</span>
          <span data-show-when="open">{navigation.close}</span>
        </Button>
        <nav className={menu.nav} id="menu" popover="auto" aria-label={navigation.label}>
          <ul data-stack="">
            {links.map(({ label, anchor, field, theme }) => (
              <li key={label} data-theme={theme}>
                <a href={`${base}#${anchor}`} data-width={labelWidths[label]}>
                  {label}
                  <Field as="span" {...field} aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
          <div className={menu.actions}>
            <Button
              className={menu.signIn}
              href={appLink(site, signIn)}
              external
              appearance="outline"
              size="small"
              data-width={labelWidths[signIn.label]}
            >
              {signIn.label}
            </Button>
            {menuDemo}
            <p>{site.worksWith}</p>
          </div>
        </nav>
      </div>
    </header>
  );
}
