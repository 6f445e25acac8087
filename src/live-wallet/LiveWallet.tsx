import type { LiveWalletLabels } from '../model/derive/live-wallet-labels';
import { LiveWalletDialog } from './LiveWalletDialog';
import { LiveWalletLink, type LiveWalletLinkProps } from './LiveWalletLink';

export interface LiveWalletProps extends LiveWalletLinkProps {
  labels: LiveWalletLabels;
}

/** The link that opens the live wallet, and its dialog. */
export function LiveWallet({ labels, ...link }: LiveWalletProps) {
  return (
    <>
      <LiveWalletLink labels={labels} {...link} />
      <LiveWalletDialog labels={labels} page={link.vertical ?? 'home'} />
    </>
  );
}
