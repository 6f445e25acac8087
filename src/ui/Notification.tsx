import type { ReactNode } from 'react';
import styles from './Notification.module.css';
import avatar from './pass/BrandAvatar.module.css';
import { BusinessMark, type Sender } from './pass/BusinessLogo';

interface NotificationProps {
  /** Without a theme it inherits the pass colors. */
  business: Sender & { theme?: string };
  /** Replaces the logo of the business. */
  logo?: ReactNode;
  text: string;
  time?: string;
}

/** A notification on the lock screen. */
export function Notification({ business, logo, text, time }: NotificationProps) {
  return (
    <div className={styles.notification}>
      <span
        className={`${avatar.avatar} ${styles.app}`}
        data-theme={business.theme}
        data-variant={business.theme && 'accent'}
      >
        {logo ?? <BusinessMark business={business} />}
      </span>
      <p>
        <b>{business.name}</b> {text}
      </p>
      {time && <span className={styles.time}>{time}</span>}
    </div>
  );
}
