import type { CSSProperties, ReactNode } from 'react';
import type { Issuer } from '../../ui/pass/Pass';
import { tonesOf } from '../live-wallet/colour';
import { type Design, fromFragment, isUntouched } from '../live-wallet/design';
import styles from './own.module.css';
import type { BoardData } from './start';

/** A board in the name and the colour of the pass that was made in this visit, if it is for it. */
export function worn(made: string, data: BoardData, draw: (issuer: Issuer) => ReactNode) {
  const { uses, issuer } = data;
  const design = fromFragment(made);
  if (!uses.includes(design.use) || isUntouched(design)) return draw(issuer);
  const own = draw(issuedBy(design, issuer));
  return design.colour ? <div {...inColour(design.colour)}>{own}</div> : own;
}

function issuedBy({ name, colour }: Design, { tone, tenant }: Issuer): Issuer {
  const { logo: _, ...unmarked } = tenant;
  return {
    ...(!colour && tone && { tone }),
    tenant: name ? { ...unmarked, name } : tenant,
  };
}

function inColour(colour: string) {
  const { pass, glow, on } = tonesOf(colour);
  const style = { '--accent': pass, '--accent-glow': glow, '--on-accent': on } as CSSProperties;
  return { className: styles.own, style };
}
