import type { ReactNode } from 'react';
import type { Wordmark } from '../model/schema/brand';
import type { NavigationLink } from '../model/schema/site';
import { Logo } from '../ui/Logo';
import styles from './Header.module.css';
import longName from './HeaderLongName.module.css';
import { HeaderMenu, type HeaderMenuProps } from './HeaderMenu';

export interface HeaderProps {
  logo: string;
  wordmark: Wordmark;
  site: HeaderMenuProps['site'];
  links: NavigationLink[];
  /** Path of the page with the sections, if it is another page. */
  base?: string;
  background?: 'page' | 'picture';
  /** Get Demo, in the bar and in the menu. */
  demo?: ReactNode;
  menuDemo?: ReactNode;
}

/** The header of every page; client/header.ts pins it while the visitor scrolls up. */
export function Header(props: HeaderProps) {
  const { logo, wordmark, site, links, base = '', background = 'page', demo, menuDemo } = props;
  const logoClass = wordmark.isLong ? `${styles.logo} ${longName.long}` : styles.logo;
  return (
    <header className={styles.header} id="home" data-background={background} data-header="">
      <div className={styles.bar}>
        <a className={logoClass} href="/">
          <Logo logo={logo} name={site.name} wordmark={wordmark.header} />
        </a>
        <HeaderMenu site={site} links={links} base={base} demo={demo} menuDemo={menuDemo} />
      </div>
    </header>
  );
}
