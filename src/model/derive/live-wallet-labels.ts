import type { Content } from '../schema/content.ts';
import { demoUrl } from './addresses.ts';

/** What the live wallet shows before its data are loaded. Undefined without a live wallet. */
export function liveWalletLabels({ home, site }: Pick<Content, 'home' | 'site'>) {
  if (!home.liveWallet) return undefined;
  const { title, close, loadingState } = home.liveWallet;
  const demo = { label: site.getDemo.label, href: demoUrl(site, 'maker', 'error') };
  return { title, close, demo, ...loadingState };
}

export type LiveWalletLabels = NonNullable<ReturnType<typeof liveWalletLabels>>;
