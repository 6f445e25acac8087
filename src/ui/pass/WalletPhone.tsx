import { Icon } from '../Icon';
import { Pass, type PassProps } from './Pass';
import styles from './WalletPhone.module.css';

/** A phone with the wallet open at one pass. */
export function WalletPhone(props: PassProps) {
  const { hint } = props.pass;
  return (
    <div className={styles.phone} data-vertical={props.issuer.id}>
      <div className={styles.body}>
        <div className={styles.screen}>
          <div className={styles.status}>
            9:41
            <svg viewBox="0 0 64 17" aria-hidden="true">
              <path d="M0 10h4v6H0zM6 7h4v9H6zM12 4h4v12h-4zM18 1h4v15h-4zM36 2h22a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4zM63 6.500h1v4h-1z" />
            </svg>
          </div>
          <Pass {...props} />
          {hint && (
            <p className={styles.hint}>
              <span>
                <Icon name="contactless" />
              </span>
              {hint}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
