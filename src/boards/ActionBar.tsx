import { type ComponentProps, useRef } from 'react';
import { Button } from '../ui/Button';
import styles from './ActionBar.module.css';
import { beginMark } from './BoardLayout';

interface PressProps {
  /** Without it, there is nothing to be done: only its place. */
  main: (ComponentProps<'button'> & { appearance?: 'ink' | 'outline' }) | false | undefined;
  takeBack?: { label: string; onPress: () => void } | false | undefined;
  /** Nothing has been done yet: this is where to begin, perhaps with some words. */
  begin?: string | boolean;
}

/** What is done here, and what takes it back. */
export function Press({ main, takeBack, begin }: PressProps) {
  const first = useRef<HTMLButtonElement>(null);
  if (!main) return <div className={styles.press} />;
  return (
    <div className={styles.press}>
      <Button {...main} ref={first} className={beginMark(begin)} />
      {takeBack && (
        <Button
          appearance="outline"
          onClick={() => {
            takeBack.onPress();
            // This button goes, and who has pressed it with a key should not be lost with it.
            first.current?.focus({ preventScroll: true });
          }}
        >
          {takeBack.label}
        </Button>
      )}
      {typeof begin === 'string' && <span className={styles.hint}>{begin}</span>}
    </div>
  );
}
