import { memo } from 'react';
import styles from './PhonePanel.module.css';
import { PhonePreview } from './PhonePreview';
import type { BoardBusiness, PhoneState } from './types';
import { useDisclosure } from './useDisclosure';

interface PhonePanelProps {
  business: BoardBusiness;
  phone: PhoneState;
  /** Changes when the phone receives or loses a notification, but not when another phone is shown. */
  notificationCount: number;
  /** The name of the button that expands the panel. */
  label: string;
}

/**
 * The phone next to a board. On a small screen it is a strip at the bottom edge that expands when a
 * notification arrives, or when it is pressed. Another room or person changes only the strip, because
 * the expanded panel may cover what was pressed. Where there is no space for it, only the text of the
 * notification is at the bottom edge.
 */
export const PhonePanel = memo(function PhonePanel(props: PhonePanelProps) {
  const { business, phone, notificationCount, label } = props;
  const { pass, notification, noPass } = phone;
  const { isExpanded, isAutomatic, toggle } = useDisclosure(
    notificationCount,
    notification !== undefined,
  );
  const expanded = isAutomatic ? 'automatic' : 'manual';
  const holder = pass && (pass.primary ?? pass.fields[0]);
  return (
    <>
      {notification && (
        <p className={styles.message} aria-hidden="true" key={notification.text}>
          <b>{business.name}</b> {notification.text}
        </p>
      )}
      <div className={styles.panel} data-expanded={isExpanded ? expanded : undefined}>
        <PhonePreview business={business} phone={phone} />
        <button
          type="button"
          className={styles.toggle}
          aria-label={label}
          aria-expanded={isExpanded}
          onClick={toggle}
        />
        {!notification && (
          <span className={styles.summary} aria-hidden="true">
            {pass ? <b>{`${pass.header.label} ${pass.header.value}`}</b> : noPass}
            {holder?.value}
          </span>
        )}
      </div>
    </>
  );
});
