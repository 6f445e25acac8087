import type { Use } from '../../model/derive/live-wallet-data';
import { type PassColors, passColorVars } from '../../pass/colors';
import styles from './PassBack.module.css';

interface PassBackProps {
  name: string;
  rows: Use['back'];
  colors: PassColors;
}

export function PassBack({ name, rows, colors }: PassBackProps) {
  return (
    <div className={styles.pass}>
      <div className={styles.back} style={passColorVars(colors)}>
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
