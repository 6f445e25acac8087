import { type ComponentProps, useRef } from 'react';
import { Button } from '../ui/Button';
import styles from './ActionBar.module.css';
import type { UndoAction } from './types';

interface ActionBarProps {
  /** Undefined renders a bar without buttons, which keeps the layout stable. */
  primary: (ComponentProps<'button'> & { appearance?: 'ink' | 'outline' }) | undefined;
  undo?: UndoAction | undefined;
  /** The text instead of the buttons. */
  disabledReason?: string | undefined;
  /** Draws attention to the primary button. */
  isHighlighted?: boolean;
  /** The text next to a highlighted button. */
  hint?: string;
}

/** The main button of a part, and the button that undoes it. */
export function ActionBar(props: ActionBarProps) {
  const { primary, undo, disabledReason, isHighlighted, hint } = props;
  const primaryRef = useRef<HTMLButtonElement>(null);
  if (!primary) return <div className={styles.bar}>{disabledReason}</div>;
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
