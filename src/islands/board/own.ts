import type { Issuer } from '../../ui/pass/Pass';
import { dyeOf } from '../live-wallet/colour';
import { type Design, fromFragment, isUntouched } from '../live-wallet/design';
import styles from './own.module.css';
import type { BoardData } from './start';

/**
 * Puts a board into the colour of the pass that was made in this visit, if there is one and it is
 * for this board, and says in whose name it is; else it is as it was.
 */
export function wear(place: HTMLElement, made: string | undefined, { uses, issuer }: BoardData) {
  const design = fromFragment(made ?? '');
  const isOwn = uses.includes(design.use) && !isUntouched(design);
  dye(place, isOwn ? design.colour : undefined);
  return isOwn ? issuedBy(design, issuer) : issuer;
}

function issuedBy({ name, colour }: Design, { tone, tenant }: Issuer): Issuer {
  const { logo: _, ...unmarked } = tenant;
  return {
    ...(!colour && tone && { tone }),
    tenant: name ? { ...unmarked, name } : tenant,
  };
}

function dye({ classList, style }: HTMLElement, colour: string | undefined) {
  const { pass, glow, on } = colour ? dyeOf(colour) : {};
  const colours = { '--accent': pass, '--accent-glow': glow, '--on-accent': on };
  for (const [name, value] of Object.entries(colours)) style.setProperty(name, value ?? '');
  classList.toggle(styles.own ?? '', colour !== undefined);
}
