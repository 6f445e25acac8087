import type { Content } from './content.ts';
import { fill } from './fill.ts';
import { passAt } from './life.ts';
import type { Life } from './live-wallet-schema.ts';
import { toneOf } from './palette.ts';
import { appLink } from './site-schema.ts';

/** All that the live wallet needs to know; a page hands it over as a file, when it is asked for. */
export function liveWalletData({ site, palette, home, verticals }: Content) {
  const { colours, waiting: _, sample, ...words } = home.liveWallet;
  const about = { ...sample.about, value: fill(sample.about.value, { contact: site.contact }) };
  return {
    words: { ...words, sample: { ...sample, about }, clock: site.phone.clock },
    uses: verticals.flatMap(({ id, tone, tenant, pass, life, page }) => {
      if (!life) return [];
      const { use: name, moments, ...rest } = life;
      const { hint: _, ...face } = pass;
      const colour = toneOf(palette, tone).accent.main;
      return {
        ...rest,
        id,
        name,
        art: tenant.art,
        colour,
        pass: face,
        moments: onDays(moments).map(({ changes: _, hint: __, ends: ___, ...moment }, at) => ({
          ...moment,
          state: passAt({ pass: face, moments }, at),
        })),
        /** On the phone in the steps of its page. */
        notification: page?.steps.use.notification,
      };
    }),
    colours: colours.map(({ name, tone, dress }) => ({
      name,
      value: toneOf(palette, tone)[dress].main,
    })),
    demo: appLink(site, site.getDemo),
  };
}

/** With the day as a lock screen says it; with the year where the life is longer than one. */
function onDays(moments: Life['moments']) {
  const years = new Set(moments.map(({ date }) => date.slice(0, 4)));
  const { format } = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(years.size > 1 && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return moments.map(({ date, ...moment }) => ({ ...moment, day: format(new Date(date)) }));
}

export type LiveWallet = ReturnType<typeof liveWalletData>;
export type Use = LiveWallet['uses'][number];
