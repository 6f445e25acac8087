import type { CSSProperties } from 'react';
import type { LiveWallet, Use } from '../../model/live-wallet-data';
import { Code } from '../../ui/Code';
import { PassFace } from '../../ui/pass/PassFace';
import { Brand } from './Brand';
import type { Tones } from './colour';
import type { Wallet } from './design';
import { GooglePass } from './GooglePass';
import type { passAt } from './life';
import type { Logo } from './logo';
import styles from './PassFront.module.css';

export interface PassFrontProps {
  wallet: Wallet;
  name: string;
  logo?: Logo | undefined;
  art: Use['art'];
  tones: Tones;
  state: ReturnType<typeof passAt>;
  code: LiveWallet['code'];
  /** What stands in place of the code once the pass has ended. */
  endedWord: string;
}

/** The visitor's pass, as Apple Wallet or as Google Wallet shows it. */
export function PassFront({
  wallet,
  name,
  logo,
  art,
  tones,
  state,
  code,
  ...rest
}: PassFrontProps) {
  const { pass, changed, ended } = state;
  const shown = {
    art,
    pass,
    changed,
    code: ended ? <p className={styles.ended}>{rest.endedWord}</p> : <Code {...code} />,
  };
  return (
    <div className={styles.dress} style={variables(tones)}>
      {wallet === 'apple' ? (
        <PassFace {...shown} brand={<Brand name={name} logo={logo} />} />
      ) : (
        <GooglePass {...shown} name={name} logo={logo} />
      )}
    </div>
  );
}

export const variables = (tones: Tones) =>
  ({
    '--pass': tones.pass,
    '--pass-light': tones.light,
    '--pass-dark': tones.dark,
    '--pass-glow': tones.glow,
    '--on-pass': tones.on,
  }) as CSSProperties;
