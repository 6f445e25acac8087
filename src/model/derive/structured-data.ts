import type { VerticalWithPage } from '../schema/content.ts';
import type { SiteContent } from '../schema/site.ts';

const organizationId = ({ siteUrl }: SiteContent) => `${siteUrl}/#organization`;

export const organization = (site: SiteContent) => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.name,
  url: `${site.siteUrl}/`,
  logo: `${site.siteUrl}/icon-512.png`,
  slogan: site.tagline,
  description: site.description,
});

export const webSite = (site: SiteContent) => ({
  '@type': 'WebSite',
  '@id': `${site.siteUrl}/#website`,
  name: site.name,
  url: `${site.siteUrl}/`,
  inLanguage: 'en',
  publisher: { '@id': organizationId(site) },
});

export const service = (site: SiteContent, { id, name, page }: VerticalWithPage) => ({
  '@type': 'Service',
  name: page.service,
  description: page.meta.description,
  url: `${site.siteUrl}/${id}`,
  serviceType: site.serviceType,
  audience: { '@type': 'BusinessAudience', name },
  provider: {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: `${site.siteUrl}/`,
  },
});

export const breadcrumbs = (site: SiteContent, { id, name }: VerticalWithPage) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: site.name, item: `${site.siteUrl}/` },
    { '@type': 'ListItem', position: 2, name, item: `${site.siteUrl}/${id}` },
  ],
});
