import { Button } from './Button';

interface LiveWalletButtonProps {
  /** The application site, used without JavaScript. */
  href: string;
  /** ID of the vertical to start with. */
  use?: string;
  appearance?: 'outline';
  children: string;
}

/** Opens the live wallet: see islands/live-wallet.ts. */
export function LiveWalletButton({ use = '', ...link }: LiveWalletButtonProps) {
  return <Button {...link} external data-live-wallet={use} />;
}
