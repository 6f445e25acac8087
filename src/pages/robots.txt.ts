import { site } from '../content/site';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.siteUrl}/sitemap.xml\n`);
