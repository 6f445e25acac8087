import type { LiveWalletLabels } from '../model/derive/live-wallet-labels';
import { Button } from '../ui/Button';
import { Phone } from '../ui/pass/Phone';
import styles from './Dialog.module.css';
import preview from './preview/Preview.module.css';
import shared from './shared.module.css';

type State = 'loading' | 'offline' | 'failed';

interface LoadingStateProps {
  labels: LiveWalletLabels;
  state: State;
  onRetry?: () => void;
}

/** A phone without a pass, and the state of the request. */
export function LoadingState({ labels, state, onRetry }: LoadingStateProps) {
  const role = state === 'failed' ? 'alert' : 'status';
  return (
    <>
      <div className={`${shared.stage} ${preview.preview}`} aria-hidden="true">
        <div className={preview.phone}>
          {/* The time is part of the data; a space keeps the height of its line. */}
          <Phone clock={'\u00a0'}>{null}</Phone>
        </div>
      </div>
      <div className={styles.scroller}>
        <div className={`${shared.column} ${styles.panel} ${styles.loading}`}>
          {/* The key adds an alert as a new element, which screen readers announce. */}
          <p key={role} role={role} data-state={state}>
            {labels[state]}
          </p>
          {onRetry && (
            <div className={shared.row}>
              <Button onClick={onRetry}>{labels.retry}</Button>
              <Button href={labels.demo.href} external appearance="outline">
                {labels.demo.label}
              </Button>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
