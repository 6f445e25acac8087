import { Icon } from '../Icon';
import styles from './Hint.module.css';

/** What the phone says under the pass. */
export function Hint({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.hint}>
      <span className="room">
        <Icon name="contactless" />
      </span>
      {text}
    </p>
  );
}
