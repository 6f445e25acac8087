import type { ReactNode } from 'react';
import styles from './Notification.module.css';
import { type Sender, TenantMark } from './pass/TenantLogo';

interface NotificationProps {
  /** Without a tone, its colors are those of whatever it stands in. */
  issuer: { tone?: string; tenant: Sender };
  /** Instead of the tenant's own. */
  mark?: ReactNode;
  text: string;
  time?: string;
}

/** A message on the lock screen, as a changed field of a pass sends it. */
export function Notification({ issuer, mark, text, time }: NotificationProps) {
  return (
    <div className={styles.notification}>
      <span className={styles.app} data-tone={issuer.tone} data-dress={issuer.tone && 'accent'}>
        {mark ?? <TenantMark tenant={issuer.tenant} />}
      </span>
      <p>
        <b>{issuer.tenant.name}</b> {text}
      </p>
      {time && <span className={styles.time}>{time}</span>}
    </div>
  );
}
