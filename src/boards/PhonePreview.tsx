import { memo } from 'react';
import { LockScreen } from '../ui/pass/LockScreen';
import type { Issuer } from '../ui/pass/Pass';
import { PassFace } from '../ui/pass/PassFace';
import { TenantLogo, TenantMark } from '../ui/pass/TenantLogo';
import styles from './PhonePreview.module.css';
import type { PhoneState } from './types';

/** The phone next to a board: a lock screen with the pass in front of it. */
export const PhonePreview = memo(function PhonePreview({
  issuer,
  phone,
}: {
  issuer: Issuer;
  phone: PhoneState;
}) {
  const { theme, tenant } = issuer;
  const { day, time, notification, pass, hasEnded, isDraft } = phone;
  return (
    <div className={styles.phone}>
      <LockScreen
        day={day}
        time={time}
        notification={
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
        data-ended={hasEnded || undefined}
        data-draft={isDraft || undefined}
        data-no-primary={pass?.primary ? undefined : ''}
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
});
