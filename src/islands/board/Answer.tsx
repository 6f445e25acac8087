import type { PassContent } from '../../model/pass-schema';
import styles from '../../ui/board/Answer.module.css';
import { LockScreen } from '../../ui/pass/LockScreen';
import { type Issuer, Pass } from '../../ui/pass/Pass';
import { TenantMark } from '../../ui/pass/TenantLogo';

interface AnswerProps {
  issuer: Issuer;
  /** What the phone's clock says. */
  day: string;
  time: string;
  notification: { text: string } | undefined;
  /** Without one, nothing has arrived yet. */
  pass: PassContent | undefined;
  ended?: boolean | undefined;
  /** As it will be: it has not been sent yet. */
  draft?: boolean | undefined;
}

/**
 * The phone of whoever is shown: the lock screen, and the pass before it. It is always as high:
 * while the pass has no first field, its picture takes that place.
 */
export function Answer({ issuer, day, time, notification, pass, ended, draft }: AnswerProps) {
  return (
    <div className={styles.answer}>
      <LockScreen
        day={day}
        time={time}
        message={
          notification && {
            mark: <TenantMark tenant={issuer.tenant} />,
            name: issuer.tenant.name,
            text: notification.text,
          }
        }
        slim
      />
      <div
        className={styles.pass}
        data-ended={ended || undefined}
        data-draft={draft || undefined}
        data-plain={pass?.primary ? undefined : ''}
      >
        {pass && <Pass issuer={issuer} pass={pass} dress="accent" />}
      </div>
    </div>
  );
}
