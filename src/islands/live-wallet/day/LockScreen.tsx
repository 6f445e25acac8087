import type { Use } from '../../../model/live-wallet-data';
import { type Tones, wearing } from '../colour';
import type { Logo } from '../logo';
import parts from '../parts.module.css';
import { Monogram } from '../pass/Monogram';
import styles from './LockScreen.module.css';

interface LockScreenProps {
  moment: Use['moments'][number];
  name: string;
  logo: Logo | undefined;
  tones: Tones;
}

/** The upper part of a locked phone, on which the change of a field has just arrived. */
export function LockScreen({ moment, name, logo, tones }: LockScreenProps) {
  const { day, time, notification } = moment;
  return (
    <div className={styles.phone} style={wearing(tones)}>
      <div className={styles.screen}>
        <p className={styles.clock}>
          {day} <b className="display">{time}</b>
        </p>
        <div className={`${parts.new} ${styles.message}`} key={notification}>
          <Monogram name={name} logo={logo} />
          <p>
            <b dir="auto" className={parts.cut}>
              {name}
            </b>{' '}
            <span>{notification}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
