import { Icon } from '../Icon';
import styles from './Hint.module.css';

/** The instruction below a pass, such as 'Hold near lock'. */
export function Hint({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.hint}>
      <span className="surface">
        <Icon name="contactless" />
      </span>
      <span data-hint="">{text}</span>
    </p>
  );
}
