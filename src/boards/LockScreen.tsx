import type { ReactNode } from 'react';
import styles from './LockScreen.module.css';

interface LockScreenProps {
  day: string;
  time: string;
  notification: { icon: ReactNode; name: string; text: string } | undefined;
}

/** The upper part of a lock screen with a notification, which covers the clock on small screens. */
export function LockScreen({ day, time, notification }: LockScreenProps) {
  return (
    <div className={styles.phone} data-lock-screen="">
      <div className={styles.screen}>
        <p className={styles.clock}>
          {`${day} `}
          <b className="display">{time}</b>
        </p>
        {notification && (
          <div className={styles.notification} key={notification.text}>
            {notification.icon}
            <p>
              <b dir="auto">{notification.name}</b> <span>{notification.text}</span>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
