import avatar from '../ui/pass/BrandAvatar.module.css';
import { BusinessLogo, BusinessMark } from '../ui/pass/BusinessLogo';
import { PassFace } from '../ui/pass/PassFace';
import { LockScreen } from './LockScreen';
import styles from './PhonePreview.module.css';
import type { BoardBusiness, PhoneState } from './types';

/** The phone next to a board: a lock screen with the pass in front of it. */
export function PhonePreview({ business, phone }: { business: BoardBusiness; phone: PhoneState }) {
  const { visitorLogo } = business;
  const { day, time, notification, pass, noPass, hasEnded, isDraft } = phone;
  return (
    <div className={styles.phone}>
      <LockScreen
        day={day}
        time={time}
        notification={
          notification && {
            icon: (
              <span className={avatar.avatar} aria-hidden="true">
                {visitorLogo?.avatar ?? <BusinessMark business={business} />}
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
            theme={business.theme}
            variant="accent"
            brand={visitorLogo?.brand ?? <BusinessLogo business={business} />}
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
