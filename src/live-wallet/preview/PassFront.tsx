import type { LiveWalletVertical } from '../../model/derive/live-wallet-data';
import type { QrPath } from '../../model/derive/qr-path';
import type { PassState } from '../../model/derive/timeline';
import { type PassColors, passColorVars } from '../../pass/colors';
import type { Wallet } from '../../pass/design';
import type { Logo } from '../../pass/logo';
import { PassBrand } from '../../ui/pass/PassBrand';
import { PassFace } from '../../ui/pass/PassFace';
import { QrImage } from '../../ui/QrImage';
import { GooglePass } from './GooglePass';
import styles from './PassFront.module.css';

export interface PassFrontProps {
  wallet: Wallet;
  name: string;
  logo?: Logo | undefined;
  art: LiveWalletVertical['art'];
  colors: PassColors;
  state: PassState;
  code?: QrPath;
  /** Replaces the code of an expired pass. */
  expiredLabel?: string;
}

/** The front of the visitor's pass, in the layout of Apple Wallet or Google Wallet. */
export function PassFront(props: PassFrontProps) {
  const { wallet, name, logo, art, colors, state, code, expiredLabel } = props;
  const { pass, changed, isExpired } = state;
  const face = {
    art,
    pass,
    changed,
    code: isExpired ? (
      <p className={styles.expired}>{expiredLabel}</p>
    ) : (
      code && <QrImage {...code} />
    ),
  };
  return (
    <div className={styles.colors} style={passColorVars(colors)}>
      {wallet === 'apple' ? (
        <PassFace
          {...face}
          brand={<PassBrand name={name} logo={logo} background={colors.background} />}
        />
      ) : (
        <GooglePass {...face} name={name} logo={logo} />
      )}
    </div>
  );
}
