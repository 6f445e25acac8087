import type { NotificationContent } from '../../model/schema/steps';
import { type Dye, wearing } from '../../pass/colors';
import { Notification } from '../../ui/Notification';
import type { Logo } from '../logo';
import { Monogram } from '../pass/Monogram';
import styles from './VisitorPassPortals.module.css';

interface OwnNotificationProps extends NotificationContent {
  name: string;
  logo: Logo | undefined;
  dye: Dye;
}

/** The message on the phone, from the visitor's business. */
export function OwnNotification({ name, logo, dye, ...said }: OwnNotificationProps) {
  return (
    <div className={styles.own} style={wearing(dye)}>
      <Notification
        issuer={{ tenant: { name } }}
        logo={logo && <Monogram name={name} logo={logo} on={dye.pass} />}
        {...said}
      />
    </div>
  );
}
