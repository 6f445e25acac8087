import styles from './Notification.module.css';
import type { Issuer } from './pass/Pass';
import { TenantMark } from './pass/TenantLogo';

interface NotificationProps {
  issuer: Issuer;
  dress: 'set' | 'accent';
  text: string;
  time?: string;
}

/** A message on the lock screen, as a changed field of a pass sends it. */
export function Notification({ issuer, dress, text, time }: NotificationProps) {
  return (
    <div className={styles.notification}>
      <span className={styles.app} data-tone={issuer.tone} data-dress={dress}>
        <TenantMark tenant={issuer.tenant} />
      </span>
      <p>
        <b>{issuer.tenant.name}</b> {text}
      </p>
      {time && <span className={styles.time}>{time}</span>}
    </div>
  );
}
