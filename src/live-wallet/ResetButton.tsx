import type { LiveWalletData } from '../model/derive/live-wallet-data';
import shared from './shared.module.css';
import { undoReset, useLiveWalletState } from './store';

interface ResetButtonProps {
  labels: LiveWalletData['labels'];
  onReset: () => void;
}

/** Starts a new design; after that, restores the previous one until the next change. */
export function ResetButton({ labels, onReset }: ResetButtonProps) {
  const { removed } = useLiveWalletState();
  return (
    <button type="button" className={shared.textButton} onClick={removed ? undoReset : onReset}>
      {removed ? labels.undo : labels.reset}
    </button>
  );
}
