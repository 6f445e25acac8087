import { BusinessLogo, BusinessMark } from '../ui/pass/BusinessLogo';
import { LockScreen } from '../ui/pass/LockScreen';
import type { Issuer } from '../ui/pass/Pass';
import { PassFace } from '../ui/pass/PassFace';
import styles from './PhonePreview.module.css';
import type { PhoneState } from './types';

/** The phone next to a board: a lock screen with the pass in front of it. */
export function PhonePreview({ issuer, phone }: { issuer: Issuer; phone: PhoneState }) {
  const { theme, business } = issuer;
  const { day, time, notification, pass, noPass, hasEnded, isDraft } = phone;
  return (
    <div className={styles.phone}>
      <LockScreen
        day={day}
        time={time}
        notification={
          notification && {
            icon: (
              <span aria-hidden="true">
                <BusinessMark business={business} />
              </span>
            ),
            name: business.name,
            text: notification.text,
          }
        }
      />
      <div
        className={styles.pass}
        data-ended={hasEnded || undefined}
        data-draft={isDraft || undefined}
        data-no-primary={pass?.primary ? undefined : ''}
      >
        {pass ? (
          <PassFace
            theme={theme}
            variant="accent"
            brand={<BusinessLogo business={business} />}
            art={business.art}
            pass={pass}
          />
        ) : (
          <p className={styles.none}>{noPass}</p>
        )}
      </div>
    </div>
  );
}
