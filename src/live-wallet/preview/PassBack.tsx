import type { LiveWalletVertical } from '../../model/derive/live-wallet-data';
import { type PassColors, passColorVars } from '../../pass/colors';
import styles from './PassBack.module.css';

interface PassBackProps {
  name: string;
  rows: LiveWalletVertical['back'];
  colors: PassColors;
}

export function PassBack({ name, rows, colors }: PassBackProps) {
  return (
    <div className={styles.pass}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and WebKit focuses no scroll container. */}
      <div className={styles.back} style={passColorVars(colors)} tabIndex={0}>
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
