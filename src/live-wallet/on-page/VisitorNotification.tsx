import type { NotificationContent } from '../../model/schema/steps';
import { type PassColors, passColorVars } from '../../pass/colors';
import type { Logo } from '../../pass/logo';
import { Notification } from '../../ui/Notification';
import { BrandAvatar } from '../../ui/pass/BrandAvatar';
import styles from './VisitorPassPortals.module.css';

interface VisitorNotificationProps extends NotificationContent {
  name: string;
  logo: Logo | undefined;
  colors: PassColors;
}

/** A notification from the visitor's business. */
export function VisitorNotification(props: VisitorNotificationProps) {
  const { name, logo, colors, ...content } = props;
  const { background } = colors;
  return (
    <div className={styles.visitor} style={passColorVars(colors)}>
      <Notification
        issuer={{ business: { name } }}
        logo={logo && <BrandAvatar name={name} logo={logo} background={background} />}
        {...content}
      />
    </div>
  );
}
