import type { Use } from '../../model/derive/live-wallet-data';
import type { Modules } from '../../model/derive/qr-path';
import type { PassState } from '../../model/derive/timeline';
import { type Dye, wearing } from '../../pass/colors';
import type { Wallet } from '../../pass/design';
import { PassFace } from '../../ui/pass/PassFace';
import { QrImage } from '../../ui/QrImage';
import type { Logo } from '../logo';
import { Brand } from './Brand';
import { GooglePass } from './GooglePass';
import styles from './PassFront.module.css';

export interface PassFrontProps {
  wallet: Wallet;
  name: string;
  logo?: Logo | undefined;
  art: Use['art'];
  dye: Dye;
  state: PassState;
  /** What a scanner reads. */
  code: Modules;
  /** What stands in place of the code once the pass has ended. */
  endedWord: string;
}

/** The visitor's pass, as Apple Wallet or as Google Wallet shows it. */
export function PassFront({
  wallet,
  name,
  logo,
  art,
  dye,
  state,
  code,
  endedWord,
}: PassFrontProps) {
  const { pass, changed, ended } = state;
  const shown = {
    art,
    pass,
    changed,
    code: ended ? <p className={styles.ended}>{endedWord}</p> : <QrImage {...code} />,
  };
  return (
    <div className={styles.variant} style={wearing(dye)}>
      {wallet === 'apple' ? (
        <PassFace {...shown} brand={<Brand name={name} logo={logo} on={dye.pass} />} />
      ) : (
        <GooglePass {...shown} name={name} logo={logo} />
      )}
    </div>
  );
}
