import type { Content } from './content.ts';
import { toneOf } from './palette.ts';
import { modulesOf } from './qr.ts';
import { appLink } from './site-schema.ts';

/** All that the live wallet needs to know; a page hands it over as a file, when it is asked for. */
export function liveWalletData({ site, palette, home, verticals }: Content) {
  const { colours, waiting: _, ...words } = home.liveWallet;
  return {
    words: { ...words, clock: site.phone.clock },
    uses: verticals.flatMap(({ id, tone, tenant, pass, life }) => {
      if (!life) return [];
      const { use: name, ...rest } = life;
      const colour = toneOf(palette, tone).set.main;
      return { id, name, art: tenant.art, colour, pass, ...rest };
    }),
    colours: colours.map(({ name, tone, dress }) => ({
      name,
      value: toneOf(palette, tone)[dress].main,
    })),
    code: modulesOf(site.siteUrl),
    demo: appLink(site, site.getDemo),
  };
}

export type LiveWallet = ReturnType<typeof liveWalletData>;
export type Use = LiveWallet['uses'][number];
