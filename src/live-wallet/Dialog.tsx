import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import parts from './parts.module.css';
import { close } from './store';

export interface DialogWords {
  title: string;
  close: string;
}

/** It is open for as long as it is there. */
export function Dialog({ words, children }: { words: DialogWords; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useEffect(() => {
    const { documentElement: page } = document;
    page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`${parts.new} ${styles.dialog}`}
      aria-labelledby={title}
      closedby="any"
      onClose={close}
    >
      <div className={styles.layout}>
        <header className={styles.header}>
          <h2 id={title}>{words.title}</h2>
          <form method="dialog">
            <button type="submit" className={parts.quiet}>
              {words.close}
            </button>
          </form>
        </header>
        {children}
      </div>
    </dialog>
  );
}
