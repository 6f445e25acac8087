import type { SiteContent } from '../schema/site.ts';

export const appLink = ({ appUrl }: Pick<SiteContent, 'appUrl'>, { path }: { path: string }) =>
  `${appUrl}${path}`;

type DemoSite = Pick<SiteContent, 'appUrl' | 'getDemo'>;

/** Where a Get Demo link is on its page. */
export type DemoPlace =
  | 'header'
  | 'hero'
  | 'steps'
  | 'board'
  | 'closing'
  | 'footer'
  | 'maker'
  | 'error';

/**
 * The demo page of the application. `from` tells it where the visitor comes from, for example
 * `hotels-board`. It is the first parameter: ui/DemoButton.tsx appends the design.
 */
export const demoUrl = (site: DemoSite, page: string, place: DemoPlace) =>
  `${appLink(site, site.getDemo)}?from=${page}-${place}`;

/** The fields whose address still ends in `.example`, which no browser can open. */
export const exampleAddresses = ({ siteUrl, appUrl, contact, securityContact }: SiteContent) =>
  Object.entries({
    'siteUrl or SITE_URL': siteUrl,
    'appUrl or APP_URL': appUrl,
    contact,
    securityContact,
  })
    .filter(([, value]) => /\.example\/?$/.test(value))
    .map(([name, value]) => `${name} (${value})`);
