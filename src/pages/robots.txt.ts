import { getContent } from '../model/load/get-content';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${getContent().site.siteUrl}/sitemap.xml\n`);
