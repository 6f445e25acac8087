import type { Content } from '../schema/content.ts';
import type { Timeline } from '../schema/live-wallet.ts';
import { appLink } from './addresses.ts';
import { findTheme } from './find-theme.ts';
import { fill } from './format-message.ts';
import { passAt } from './timeline.ts';

/** All that the live wallet needs to know; a page hands it over as a file, when it is asked for. */
export function liveWalletData({ site, palette, home, verticals }: Content) {
  const { colors, waiting: _, sample, ...words } = home.liveWallet;
  const about = { ...sample.about, value: fill(sample.about.value, { contact: site.contact }) };
  return {
    words: { ...words, sample: { ...sample, about }, clock: site.phone.clock },
    uses: verticals.flatMap(({ id, theme, tenant, pass, timeline, page }) => {
      if (!timeline) return [];
      const { use: name, moments, ...rest } = timeline;
      const { hint: _, ...face } = pass;
      const color = findTheme(palette, theme).accent.main;
      return {
        ...rest,
        id,
        name,
        art: tenant.art,
        color,
        pass: face,
        moments: onDays(moments).map(({ changes: _, hint: __, ends: ___, ...moment }, at) => ({
          ...moment,
          state: passAt({ pass: face, moments }, at),
        })),
        /** On the phone in the steps of its page. */
        notification: page?.steps.use.notification,
      };
    }),
    colors: colors.map(({ name, theme, variant }) => ({
      name,
      value: findTheme(palette, theme)[variant].main,
    })),
    demo: appLink(site, site.getDemo),
  };
}

/** With the day as a lock screen says it; with the year where the timeline is longer than one. */
function onDays(moments: Timeline['moments']) {
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
