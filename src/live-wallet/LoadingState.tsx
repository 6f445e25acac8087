import { Button } from '../ui/Button';
import { Phone } from '../ui/pass/Phone';
import styles from './Dialog.module.css';
import preview from './preview/Preview.module.css';
import shared from './shared.module.css';
import { useLiveWalletData } from './useLiveWalletData';

interface LoadingStateProps {
  labels: { loading: string; offline: string; failed: string; retry: string };
}

/** A phone without a pass, and the state of the request. */
export function LoadingState({ labels }: LoadingStateProps) {
  const { isError, isPaused, refetch } = useLiveWalletData();
  const state = isError ? 'failed' : isPaused ? 'offline' : 'loading';
  return (
    <>
      <div className={preview.preview} aria-hidden="true">
        <div className={preview.phone}>
          {/* The time is part of the data; a space keeps the height of its line. */}
          <Phone clock={'\u00a0'}>{null}</Phone>
        </div>
      </div>
      <div className={`${shared.column} ${styles.panel} ${styles.loading}`}>
        <p role="status" data-state={state}>
          {labels[state]}
        </p>
        {isError && <Button onClick={() => refetch()}>{labels.retry}</Button>}
      </div>
    </>
  );
}
