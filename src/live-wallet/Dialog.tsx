import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import shared from './shared.module.css';
import { closeDialog } from './store';

interface DialogProps {
  labels: { title: string; close: string };
  children: ReactNode;
}

/** A modal dialog that is open while it is mounted. */
export function Dialog({ labels, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const { documentElement: root } = document;
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`${shared.enter} ${styles.dialog}`}
      aria-labelledby={titleId}
      closedby="any"
      onClose={closeDialog}
    >
      <div className={styles.layout}>
        <header className={styles.header}>
          <h2 id={titleId}>{labels.title}</h2>
          <form method="dialog">
            <button type="submit" className={shared.textButton}>
              {labels.close}
            </button>
          </form>
        </header>
        {children}
      </div>
    </dialog>
  );
}
