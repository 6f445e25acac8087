import type { HomeContent } from '../model/home-schema';
import { Button } from './Button';

interface LiveWalletButtonProps {
  /** Where it leads while there is no script: the application site. */
  href: string;
  live: HomeContent['liveWallet'];
  /** The vertical that the pass is for, where the page is about one. */
  use?: string;
  children: string;
}

/**
 * Invites to make a pass: islands/live-wallet.ts opens it. The few words that are needed before
 * the live wallet has all of its own travel with the page.
 */
export function LiveWalletButton({ href, live, use = '', children }: LiveWalletButtonProps) {
  const { title, close, waiting } = live;
  return (
    <Button
      href={href}
      external
      data-live-wallet={use}
      data-words={JSON.stringify({ title, close, ...waiting })}
    >
      {children}
    </Button>
  );
}
