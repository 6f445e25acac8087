import { site } from '../content/site';
import { themeColour } from '../content/tones';

const icon = (src: string, sizes: string, purpose = 'any') => ({
  src,
  sizes,
  type: 'image/png',
  purpose,
});

export const GET = () =>
  new Response(
    JSON.stringify({
      name: site.name,
      short_name: site.name,
      description: site.description,
      start_url: '/',
      display: 'browser',
      background_color: themeColour(),
      theme_color: themeColour(),
      icons: [
        icon('/icon-192.png', '192x192'),
        icon('/icon-512.png', '512x512'),
        icon('/icon-maskable-512.png', '512x512', 'maskable'),
      ],
    }),
  );
