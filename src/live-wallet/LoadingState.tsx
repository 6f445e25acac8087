import { Button } from '../ui/Button';
import { Phone } from '../ui/pass/Phone';
import styles from './Dialog.module.css';
import { useLiveWallet } from './data';
import parts from './parts.module.css';
import stage from './preview/Preview.module.css';

export interface WaitingWords {
  loading: string;
  offline: string;
  failed: string;
  again: string;
}

/** A phone without a pass, and in words what it waits for. */
export function Waiting({ words }: { words: WaitingWords }) {
  const { isError, isPaused, refetch } = useLiveWallet();
  const state = isError ? 'failed' : isPaused ? 'offline' : 'loading';
  return (
    <>
      <div className={stage.stage} aria-hidden="true">
        <div className={stage.phone}>
          {/* The time comes with the other words; until then its place is kept. */}
          <Phone clock={'\u00a0'}>{null}</Phone>
        </div>
      </div>
      <div className={`${parts.column} ${styles.panel} ${styles.waiting}`}>
        <p role="status" data-state={state}>
          {words[state]}
        </p>
        {isError && <Button onClick={() => refetch()}>{words.again}</Button>}
      </div>
    </>
  );
}
