import type { PassContent } from '../model/schema/pass';
import { LockScreen } from '../ui/pass/LockScreen';
import type { Issuer } from '../ui/pass/Pass';
import { PassFace } from '../ui/pass/PassFace';
import { TenantLogo, TenantMark } from '../ui/pass/TenantLogo';
import styles from './PhonePreview.module.css';

/** What is on a phone. */
export interface Phone {
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
export function Answer({ issuer, phone }: { issuer: Issuer; phone: Phone }) {
  const { theme, tenant } = issuer;
  const { day, time, notification, pass, ended, draft } = phone;
  return (
    <div className={styles.answer}>
      <LockScreen
        day={day}
        time={time}
        message={
          notification && {
            icon: (
              <span aria-hidden="true">
                <TenantMark tenant={tenant} />
              </span>
            ),
            name: tenant.name,
            text: notification.text,
          }
        }
        isCompact
      />
      <div
        className={styles.pass}
        data-ended={ended || undefined}
        data-draft={draft || undefined}
        data-plain={pass?.primary ? undefined : ''}
      >
        {pass && (
          <PassFace
            theme={theme}
            variant="accent"
            brand={<TenantLogo tenant={tenant} />}
            art={tenant.art}
            pass={pass}
          />
        )}
      </div>
    </div>
  );
}
