import { type ComponentProps, useRef } from 'react';
import { Button } from '../ui/Button';
import styles from './ActionBar.module.css';
import type { UndoAction } from './types';

interface ActionBarProps {
  /** Undefined renders an empty bar, which keeps the layout stable. */
  primary: (ComponentProps<'button'> & { appearance?: 'ink' | 'outline' }) | undefined;
  undo?: UndoAction | undefined;
  /** Draws attention to the primary button. */
  isHighlighted?: boolean;
  /** The text next to a highlighted button. */
  hint?: string;
}

/** The main button of a part, and the button that undoes it. */
export function ActionBar({ primary, undo, isHighlighted, hint }: ActionBarProps) {
  const primaryRef = useRef<HTMLButtonElement>(null);
  if (!primary) return <div className={styles.bar} />;
  const onUndo = () => {
    undo?.onClick();
    // The undo button disappears, so the focus must move.
    primaryRef.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.bar}>
      <Button {...primary} ref={primaryRef} className={isHighlighted ? styles.highlighted : ''} />
      {undo && (
        <Button appearance="outline" onClick={onUndo}>
          {undo.label}
        </Button>
      )}
      {isHighlighted && hint && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}
