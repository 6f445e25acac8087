import type { Content } from '../schema/content.ts';
import { findTheme } from './find-theme.ts';
import { passAt } from './timeline.ts';

/** The content of live-wallet.json, for the live wallet and the signing service; without a live wallet, there is none. */
export function liveWalletData({ site, palette, home, verticals }: Content) {
  if (!home.liveWallet) return undefined;
  // live-wallet-labels.ts and pass-updates.ts have the texts that are left out.
  const { title, close, loadingState, updates, sample, colors, ...labels } = home.liveWallet;
  return {
    labels,
    /** Whether an issued pass can be changed. */
    hasUpdates: updates !== undefined,
    verticals: verticals.flatMap(({ id, theme, business, pass, timeline, page }) => {
      if (!timeline) return [];
      const { moments, steps, ...rest } = timeline;
      const { hint, ...face } = pass;
      const texts = page
        ? { ...page.steps.send, notification: page.steps.use.notification.text }
        : steps;
      const color = findTheme(palette, theme).accent.main;
      return {
        ...rest,
        id,
        art: business.art,
        color,
        pass: face,
        moments: moments.map(({ changes, hint, expires, ...moment }, index) => ({
          ...moment,
          state: passAt({ pass: face, moments }, index),
        })),
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
    /** Where Get Demo leads. */
    demoSite: { appUrl: site.appUrl, getDemo: site.getDemo },
  };
}

export type LiveWalletData = NonNullable<ReturnType<typeof liveWalletData>>;
export type LiveWalletVertical = LiveWalletData['verticals'][number];
export type Moment = LiveWalletVertical['moments'][number];
