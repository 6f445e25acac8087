import labelWidths from 'virtual:label-widths';
import type { ReactNode } from 'react';
import { appLink } from '../model/derive/addresses';
import type { NavigationLink, SiteContent } from '../model/schema/site';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import styles from './HeaderMenu.module.css';

export interface HeaderMenuProps {
  site: Pick<SiteContent, 'name' | 'worksWith' | 'navigation' | 'signIn' | 'appUrl'>;
  links: NavigationLink[];
  base: string;
  /** Get Demo, in the bar and in the menu. */
  demo: ReactNode;
  menuDemo: ReactNode;
}

/**
 * Below 768 px the navigation is a popover, which opens and closes before and without script; client/menu.ts
 * locks scrolling and closes it on a link. As a React island it would cost 60 kB on every page.
 */
export function HeaderMenu({ site, links, base, demo, menuDemo }: HeaderMenuProps) {
  const { navigation, signIn } = site;
  return (
    <>
      <div className={styles.demo}>{demo}</div>
      <Button className={styles.toggle} appearance="outline" size="small" popoverTarget="menu">
        <span data-show-when="closed">{navigation.open}</span>
        <span data-show-when="open">{navigation.close}</span>
      </Button>
      <nav className={styles.nav} id="menu" popover="auto" aria-label={navigation.label}>
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
        <div className={styles.actions}>
          <Button
            className={styles.signIn}
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
    </>
  );
}
