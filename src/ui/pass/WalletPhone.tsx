import { Hint } from './Hint';
import { Pass, type PassProps } from './Pass';
import { Phone } from './Phone';

/** A phone with the wallet open at one pass. */
export function WalletPhone({ clock, ...props }: PassProps & { clock: string }) {
  return (
    <Phone clock={clock} theme={props.issuer.theme}>
      <Pass {...props} />
      <Hint text={props.pass.hint} />
    </Phone>
  );
}
