import type { Content } from '../schema/content.ts';
import type { Timeline } from '../schema/live-wallet.ts';
import type { DemoSite } from './addresses.ts';
import { findTheme } from './find-theme.ts';
import { passAt } from './timeline.ts';

/** The content of live-wallet.json, for the live wallet and the signing service. */
export function liveWalletData({ site, palette, home, verticals }: Content) {
  // build/loading-labels.ts and pass-updates.ts have the others.
  const {
    title: _,
    close: __,
    loadingState: ___,
    updates: ____,
    sample: _____,
    colors,
    ...labels
  } = home.liveWallet;
  return {
    labels,
    uses: verticals.flatMap(({ id, theme, business, pass, timeline, page }) => {
      if (!timeline) return [];
      const { use: name, moments, steps, ...rest } = timeline;
      const { hint, ...face } = pass;
      const texts = page
        ? { ...page.steps.send, notification: page.steps.use.notification.text }
        : steps;
      const color = findTheme(palette, theme).accent.main;
      return {
        ...rest,
        id,
        name,
        art: business.art,
        color,
        pass: face,
        moments: withDayNames(moments).map(
          ({ changes: _, hint: __, expires: ___, ...moment }, index) => ({
            ...moment,
            state: passAt({ pass: face, moments }, index),
          }),
        ),
        /** Shown in the steps of a page. */
        steps: texts && {
          messages: texts.messages.map((text) => text.replaceAll(business.name, '{name}')),
          notification: { text: texts.notification, time: site.phone.justNow },
          hint,
        },
      };
    }),
    colors: colors.map(({ name, theme, variant }) => ({
      name,
      value: findTheme(palette, theme)[variant].main,
    })),
    demoSite: { appUrl: site.appUrl, getDemo: site.getDemo } satisfies DemoSite,
  };
}

/** Dates in the format of a lock screen; with the year if the timeline spans several. */
function withDayNames(moments: Timeline['moments']) {
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

export type LiveWalletData = ReturnType<typeof liveWalletData>;
export type Use = LiveWalletData['uses'][number];
export type Moment = Use['moments'][number];
