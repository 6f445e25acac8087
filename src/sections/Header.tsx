import wordmark from 'virtual:wordmark';
import type { NavigationLink } from '../model/schema/site';
import { Logo } from '../ui/Logo';
import styles from './Header.module.css';
import longName from './HeaderLongName.module.css';
import { HeaderMenu, type HeaderMenuProps } from './HeaderMenu';

export interface HeaderProps {
  logo: string;
  site: HeaderMenuProps['site'];
  /** ID of the page. */
  page: string;
  links: NavigationLink[];
  /** Path of the page with the sections, if it is another page. */
  base?: string;
  background?: 'page' | 'picture';
}

/** The header of every page; islands/header.ts pins it while the visitor scrolls up. */
export function Header({ logo, site, page, links, base = '', background = 'page' }: HeaderProps) {
  const logoClass = wordmark.isLong ? `${styles.logo} ${longName.long}` : styles.logo;
  return (
    <header className={styles.header} id="home" data-background={background} data-header="">
      <div className={styles.bar}>
        <a className={logoClass} href="/">
          <Logo logo={logo} name={site.name} wordmark={wordmark.header} />
        </a>
        <HeaderMenu
          site={site}
          page={page}
          links={links}
          base={base}
          appearance={background === 'picture' ? 'paper' : 'ink'}
        />
      </div>
    </header>
  );
}
