import type { MouseEvent } from 'react';
import type { LiveWalletLabels } from '../model/derive/live-wallet-labels';
import { Button } from '../ui/Button';
import { openDialog } from './dialog-store';
import styles from './LiveWalletLink.module.css';
import { useVisitor } from './on-page/useVisitor';

export interface LiveWalletLinkProps {
  label: string;
  /** The demo, which the link opens without JavaScript. */
  href: string;
  appearance?: 'outline';
  labels: Pick<LiveWalletLabels, 'opening'>;
  /** The vertical of the page, if it has one. */
  vertical?: string;
}

/** A link to the demo that opens the live wallet instead. */
export function LiveWalletLink({ label, labels, vertical, ...link }: LiveWalletLinkProps) {
  const visitor = useVisitor();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The dialog returns the focus to it; WebKit does not focus links on click.
    event.currentTarget.focus({ preventScroll: true });
    openDialog({ vertical });
  };
  return (
    <Button
      {...link}
      className={styles.link}
      external
      data-live-wallet=""
      data-opening={labels.opening}
      onClick={open}
    >
      {vertical && visitor ? visitor.data.labels.changePass : label}
    </Button>
  );
}
