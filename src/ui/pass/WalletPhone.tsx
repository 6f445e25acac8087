import { Hint } from './Hint';
import { Pass, type PassProps } from './Pass';
import { Phone } from './Phone';

/** A phone with the wallet open at one pass. */
export function WalletPhone(props: PassProps) {
  return (
    <Phone tone={props.issuer.tone}>
      <Pass {...props} />
      <Hint text={props.pass.hint} />
    </Phone>
  );
}
