import type { SiteContent } from '../schema/site.ts';

export const appLink = ({ appUrl }: Pick<SiteContent, 'appUrl'>, { path }: { path: string }) =>
  `${appUrl}${path}`;

/** The addresses that still end in `.example`, which no browser can open. */
export const exampleAddresses = ({ siteUrl, appUrl, contact }: SiteContent) =>
  Object.entries({ SITE_URL: siteUrl, APP_URL: appUrl, contact })
    .filter(([, value]) => /\.example$/.test(value))
    .map(([name, value]) => `${name} (${value})`);
