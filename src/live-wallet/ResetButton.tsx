import { useStore } from '@nanostores/react';
import type { LiveWalletData } from '../model/derive/live-wallet-data';
import shared from './shared.module.css';
import { $removed, undoReset } from './undo-store';

interface ResetButtonProps {
  labels: LiveWalletData['labels'];
  onReset: () => void;
}

/** Starts a new design; after that, restores the previous one until the next change. */
export function ResetButton({ labels, onReset }: ResetButtonProps) {
  const removed = useStore($removed);
  return (
    <button type="button" className={shared.textButton} onClick={removed ? undoReset : onReset}>
      {removed ? labels.undo : labels.reset}
    </button>
  );
}
