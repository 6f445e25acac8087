import { Button } from './Button';

interface LiveWalletButtonProps {
  /** Where it leads while there is no script: the application site. */
  href: string;
  /** The vertical that the pass is for, where the page is about one. */
  use?: string;
  look?: 'outline';
  children: string;
}

/** Invites to make a pass: islands/live-wallet.ts opens it. */
export function LiveWalletButton({ use = '', ...link }: LiveWalletButtonProps) {
  return <Button {...link} external data-live-wallet={use} />;
}
