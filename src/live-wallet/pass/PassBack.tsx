import type { Use } from '../../model/derive/live-wallet-data';
import { type Dye, wearing } from '../../pass/colors';
import styles from './PassBack.module.css';

interface PassBackProps {
  name: string;
  rows: Use['back'];
  dye: Dye;
}

/** The long words of a pass stand on its back. */
export function PassBack({ name, rows, dye }: PassBackProps) {
  return (
    <div className={styles.pass}>
      <div className={styles.back} style={wearing(dye)}>
        <b dir="auto" className="display">
          {name}
        </b>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
