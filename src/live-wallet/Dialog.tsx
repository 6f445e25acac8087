import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { closeDialog } from './dialog-store';
import shared from './shared.module.css';

interface DialogProps {
  labels: { title: string; close: string };
  children: ReactNode;
}

/** A modal dialog that is open while it is mounted. */
export function Dialog({ labels, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const { documentElement: root } = document;
    const element = dialog.current;
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
    element?.showModal();
    // Otherwise the Close button has the focus, with a ring if no pointer opened the dialog.
    title.current?.focus();
    // Returns the focus to the link, also if the browser's Back button closes the dialog.
    return () => element?.close();
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
          <h2 ref={title} id={titleId} tabIndex={-1}>
            {labels.title}
          </h2>
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
