import labelWidths from 'virtual:label-widths';
import { appLink } from '../model/derive/addresses';
import type { NavigationLink, SiteContent } from '../model/schema/site';
import { Button } from '../ui/Button';
import { DemoButton } from '../ui/DemoButton';
import { Field } from '../ui/Field';
import styles from './HeaderMenu.module.css';

export interface HeaderMenuProps {
  site: Pick<SiteContent, 'name' | 'worksWith' | 'navigation' | 'signIn' | 'getDemo' | 'appUrl'>;
  page: string;
  links: NavigationLink[];
  base: string;
  appearance: 'ink' | 'paper';
}

/**
 * Below 768 px the navigation is a popover, so that it opens and closes without JavaScript;
 * islands/menu.ts adds what a popover lacks.
 */
export function HeaderMenu({ site, page, links, base, appearance }: HeaderMenuProps) {
  const { navigation, signIn } = site;
  const demo = { site, page, place: 'header', appearance, size: 'small' } as const;
  return (
    <>
      <DemoButton {...demo} className={styles.demo} />
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
          <DemoButton {...demo} />
          <p>{site.worksWith}</p>
        </div>
      </nav>
    </>
  );
}
