import { Button } from '../ui/Button';
import styles from './BoardError.module.css';

/** The prerendered board, and the texts for the case that it stays. */
export interface BoardFallback {
  prerendered: Element;
  alt: string;
  failed: string;
  retry: string;
}

interface BoardErrorProps extends BoardFallback {
  attempt: number;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The prerendered board, and below it that it could not be made interactive. */
export function BoardError(props: BoardErrorProps) {
  const { prerendered, alt, failed, retry, attempt, isRetrying, onRetry } = props;
  return (
    <>
      <div role="img" aria-label={alt} ref={(element) => element?.append(prerendered)} />
      <div className={styles.error}>
        {/* The key replaces the element: screen readers do not repeat an unchanged one. */}
        <p key={attempt} role="alert">
          {failed}
        </p>
        <Button
          size="tiny"
          aria-busy={isRetrying}
          // After a retry that has failed while rendering, this is a new button.
          autoFocus={attempt > 1}
          onClick={isRetrying ? undefined : onRetry}
        >
          {retry}
        </Button>
      </div>
    </>
  );
}
