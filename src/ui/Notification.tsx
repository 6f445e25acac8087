import type { ReactNode } from 'react';
import styles from './Notification.module.css';
import { type Sender, TenantMark } from './pass/TenantLogo';

interface NotificationProps {
  /** Without a theme it inherits the pass colors. */
  issuer: { theme?: string; tenant: Sender };
  /** Replaces the logo of the tenant. */
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
        {logo ?? <TenantMark tenant={issuer.tenant} />}
      </span>
      <p>
        <b>{issuer.tenant.name}</b> {text}
      </p>
      {time && <span className={styles.time}>{time}</span>}
    </div>
  );
}
