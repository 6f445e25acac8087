import type { ReactNode } from 'react';
import styles from './Notification.module.css';
import { BusinessMark, type Sender } from './pass/BusinessLogo';

interface NotificationProps {
  /** Without a theme it inherits the pass colors. */
  issuer: { theme?: string; business: Sender };
  /** Replaces the logo of the business. */
  logo?: ReactNode;
  text: string;
  time?: string;
}

/** A notification on the lock screen. */
export function Notification({ issuer, logo, text, time }: NotificationProps) {
  return (
    <div className={styles.notification}>
      <span
        className={styles.app}
        data-theme={issuer.theme}
        data-variant={issuer.theme && 'accent'}
      >
        {logo ?? <BusinessMark business={issuer.business} />}
      </span>
      <p>
        <b>{issuer.business.name}</b> {text}
      </p>
      {time && <span className={styles.time}>{time}</span>}
    </div>
  );
}
