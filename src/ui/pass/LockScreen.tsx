import type { CSSProperties, ReactNode } from 'react';
import styles from './LockScreen.module.css';

interface LockScreenProps {
  day: string;
  time: string;
  /** What has just arrived, and from whom. */
  message: { mark: ReactNode; name: string; text: string } | undefined;
  /** On a phone only a strip of it, where the message takes the place of the time. */
  slim?: boolean;
  style?: CSSProperties;
}

/** The upper part of a locked phone, on which the change of a field has just arrived. */
export function LockScreen({ day, time, message, slim, style }: LockScreenProps) {
  return (
    <div className={styles.phone} data-slim={slim} style={style}>
      <div className={styles.screen}>
        <p className={styles.clock}>
          {`${day} `}
          <b className="display">{time}</b>
        </p>
        {message && (
          <div className={styles.message} key={message.text}>
            {message.mark}
            <p>
              <b dir="auto">{message.name}</b> <span>{message.text}</span>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
