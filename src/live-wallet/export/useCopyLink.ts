import { useState } from 'react';
import type { LiveWalletData } from '../../model/derive/live-wallet-data';
import type { Design } from '../../pass/design';
import { shareUrl } from '../share-url';

/** Copies the address of the pass. The address is returned if the browser refuses, for a field to copy it from. */
export function useCopyLink(
  labels: LiveWalletData['labels']['export'],
  design: Design,
  hasLogo: boolean,
  announce: (text: string) => void,
) {
  const [linkToCopy, setLinkToCopy] = useState('');
  const copyLink = async () => {
    const link = shareUrl(design);
    try {
      await navigator.clipboard.writeText(link);
      setLinkToCopy('');
      announce(hasLogo ? `${labels.copied} ${labels.withoutLogo}` : labels.copied);
    } catch {
      setLinkToCopy(link);
      announce(labels.copyManually);
    }
  };
  return { copyLink, linkToCopy };
}
