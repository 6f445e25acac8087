import type { ReactNode } from 'react';
import styles from './Notification.module.css';
import { type Sender, TenantMark } from './pass/TenantLogo';

interface NotificationProps {
  /** Without a theme, its colors are those of whatever it stands in. */
  issuer: { theme?: string; tenant: Sender };
  /** Instead of the tenant's own. */
  mark?: ReactNode;
  text: string;
  time?: string;
}

/** A message on the lock screen, as a changed field of a pass sends it. */
export function Notification({ issuer, mark, text, time }: NotificationProps) {
  return (
    <div className={styles.notification}>
      <span
        className={styles.app}
        data-theme={issuer.theme}
        data-variant={issuer.theme && 'accent'}
      >
        {mark ?? <TenantMark tenant={issuer.tenant} />}
      </span>
      <p>
        <b>{issuer.tenant.name}</b> {text}
      </p>
      {time && <span className={styles.time}>{time}</span>}
    </div>
  );
}
