import { metaThemeColor } from '../model/derive/theme-css';
import { getContent } from '../model/load/get-content';

const icon = (src: string, sizes: string, purpose = 'any') => ({
  src,
  sizes,
  type: 'image/png',
  purpose,
});

export function GET() {
  const { site, palette } = getContent();
  return new Response(
    JSON.stringify({
      name: site.name,
      short_name: site.name,
      description: site.description,
      start_url: '/',
      display: 'browser',
      background_color: metaThemeColor(palette),
      theme_color: metaThemeColor(palette),
      icons: [
        icon('/icon-192.png', '192x192'),
        icon('/icon-512.png', '512x512'),
        icon('/icon-maskable-512.png', '512x512', 'maskable'),
      ],
    }),
  );
}
