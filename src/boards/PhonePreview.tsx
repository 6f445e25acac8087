import avatar from '../ui/pass/BrandAvatar.module.css';
import { BusinessLogo, BusinessMark } from '../ui/pass/BusinessLogo';
import { PassFace } from '../ui/pass/PassFace';
import lockScreen from './LockScreen.module.css';
import styles from './PhonePreview.module.css';
import type { BoardBusiness, PhoneState } from './types';

interface PhonePreviewProps {
  business: BoardBusiness;
  phone: PhoneState;
}

/**
 * The phone next to a board: the upper part of a lock screen, whose notification covers the clock on small
 * screens, and the pass in front of it.
 */
export function PhonePreview({ business, phone }: PhonePreviewProps) {
  const { visitorLogo } = business;
  const { day, time, notification, pass, noPass, hasEnded, isDraft } = phone;
  return (
    <div className={styles.phone}>
      <div className={lockScreen.phone} data-lock-screen="">
        <div className={lockScreen.screen}>
          <p className={lockScreen.clock}>
            {`${day} `}
            <b className="display">{time}</b>
          </p>
          {notification && (
            <div className={lockScreen.notification} key={notification.text}>
              <span className={avatar.avatar} aria-hidden="true">
                {visitorLogo?.avatar ?? <BusinessMark business={business} />}
              </span>
              <p>
                <b dir="auto">{business.name}</b> <span>{notification.text}</span>
              </p>
            </div>
          )}
        </div>
      </div>
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
