import { modulesOf } from '../ui/qr';
import { ContentError } from './errors.ts';
import { appLink, site } from './site.ts';
import { colourOf } from './tones.ts';
import { getHome, getVerticals } from './verticals.ts';

/** All that the live wallet needs to know; a page hands it over as a file, when it is asked for. */
export async function getLiveWallet() {
  const { colours, waiting: _, ...words } = (await getHome()).live;
  const uses = (await getVerticals()).flatMap((vertical) => {
    const { id, tenant, pass, live } = vertical;
    if (!live) return [];
    const { use, ...life } = live;
    const colour = `${colourOf('set', vertical.tone)}`;
    return { id, name: use, art: tenant.art, colour, pass, ...life };
  });
  if (uses.length === 0) {
    throw new ContentError('src/content/verticals: expected `live` in at least one file');
  }
  return {
    words,
    uses,
    colours: colours.map(({ name, tone, dress }) => ({
      name,
      value: `${colourOf(dress, tone)}`,
    })),
    code: modulesOf(site.siteUrl),
    demo: appLink(site.getDemo.path),
  };
}

export type LiveWallet = Awaited<ReturnType<typeof getLiveWallet>>;
export type Use = LiveWallet['uses'][number];
