import { getContent } from '../model/load/get-content';

export function GET() {
  const { site, pages } = getContent();
  const addresses = [`${site.siteUrl}/`, ...pages.map(({ id }) => `${site.siteUrl}/${id}`)];
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
}
