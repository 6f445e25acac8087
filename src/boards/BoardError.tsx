import type { SiteContent } from '../model/schema/site';
import { Button } from '../ui/Button';
import styles from './BoardError.module.css';

interface BoardErrorProps {
  messages: SiteContent['board'];
  /** Shown only if the script of the island does not load: see client/near.ts. */
  hidden?: boolean;
  /** The last attempt has failed too. */
  isRetried?: boolean;
  onRetry?: () => void;
}

/** Says that the board above is a picture because it could not be made interactive. */
export function BoardError({ messages, hidden, isRetried, onRetry }: BoardErrorProps) {
  return (
    <div className={styles.error} hidden={hidden}>
      <p role="alert">{messages.failed}</p>
      <Button size="tiny" data-retry="" autoFocus={isRetried} onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}
