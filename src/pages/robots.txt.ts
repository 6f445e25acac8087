import { getContent } from '../model/page-content';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${getContent().site.siteUrl}/sitemap.xml\n`);
