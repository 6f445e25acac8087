import type { LiveWalletVertical } from '../../model/derive/live-wallet-data';
import { PassFront } from '../preview/PassFront';
import { activeState } from './HeroPasses';
import type { Visitor } from './useVisitor';

interface VisitorPassProps {
  visitor: Visitor;
  vertical: LiveWalletVertical;
}

/** The visitor's pass for a vertical, which on the page of a vertical is that of the page. */
export function VisitorPass({ visitor, vertical }: VisitorPassProps) {
  const { name, logo, colors } = visitor;
  return (
    <PassFront
      wallet="apple"
      name={name}
      logo={logo}
      art={vertical.art}
      colors={colors}
      state={activeState(vertical.pass)}
    />
  );
}
