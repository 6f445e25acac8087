import type { ReactNode } from 'react';
import styles from './Phone.module.css';

interface PhoneProps {
  /** The time at the top of the screen. */
  clock: string;
  theme?: string;
  /** The shape of the camera cutout. */
  camera?: 'island' | 'hole';
  children: ReactNode;
}

/** A phone. All sizes are relative to its width. */
export function Phone({ clock, theme, camera, children }: PhoneProps) {
  return (
    <div className={styles.phone} data-theme={theme} data-camera={camera}>
      <div className={styles.body}>
        <div className={styles.screen}>
          <div className={styles.status}>
            {clock}
            <svg viewBox="0 0 64 17" aria-hidden="true">
              <path d="M0 10h4v6H0zM6 7h4v9H6zM12 4h4v12h-4zM18 1h4v15h-4zM36 2h22a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4zM63 6.500h1v4h-1z" />
            </svg>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
