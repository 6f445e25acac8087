import type { Page, Vertical } from './schema.ts';
import { site } from './site.ts';

/** What search engines are told in schema.org's words. */
const organizationId = `${site.siteUrl}/#organization`;

export const organization = () => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: `${site.siteUrl}/`,
  logo: `${site.siteUrl}/icon-512.png`,
  slogan: site.tagline,
  description: site.description,
});

export const webSite = () => ({
  '@type': 'WebSite',
  '@id': `${site.siteUrl}/#website`,
  name: site.name,
  url: `${site.siteUrl}/`,
  inLanguage: 'en',
  publisher: { '@id': organizationId },
});

export const service = ({ id, name, page }: Vertical & { page: Page }) => ({
  '@type': 'Service',
  name: page.service,
  description: page.meta.description,
  url: `${site.siteUrl}/${id}`,
  serviceType: 'Digital wallet passes',
  audience: { '@type': 'BusinessAudience', name },
  provider: {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    url: `${site.siteUrl}/`,
  },
});

export const breadcrumbs = ({ id, name }: Vertical) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: site.name, item: `${site.siteUrl}/` },
    { '@type': 'ListItem', position: 2, name, item: `${site.siteUrl}/${id}` },
  ],
});
