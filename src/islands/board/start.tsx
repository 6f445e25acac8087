// In development React's fast refresh must be there before the first component.
import '@vitejs/plugin-react/preamble';
import type { ComponentType, CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import type { Issuer } from '../../ui/pass/Pass';
import { tonesOf } from '../live-wallet/colour';
import { fromFragment, isUntouched } from '../live-wallet/design';
import { kept } from '../live-wallet/kept';
import type { BoardProps } from './Board';
import styles from './Frame.module.css';

export interface BoardData extends Pick<BoardProps, 'board' | 'issuer'> {
  /** What a pass must have been made for, to be one of this board. */
  uses: string[];
}

/** Only the kind that is there is fetched. */
const kinds = {
  house: async () => (await import('./house/HouseBoard')).HouseBoard,
  doors: async () => (await import('./doors/DoorsBoard')).DoorsBoard,
  leases: async () => (await import('./leases/LeasesBoard')).LeasesBoard,
};

/** Puts a board that can be used in the place of its picture; at first they look the same. */
export async function startBoard(place: HTMLElement) {
  const { board: kind, from = '' } = place.dataset;
  const [Board, { default: data }] = await Promise.all([
    kinds[kind as keyof typeof kinds]() as Promise<ComponentType<BoardProps>>,
    import(/* @vite-ignore */ from) as Promise<{ default: BoardData }>,
  ]);
  const { uses, board, issuer } = data;
  const own = fromFragment(kept('design') ?? '');
  const isOwn = uses.includes(own.use) && !isUntouched(own);
  place.removeAttribute('role');
  place.removeAttribute('aria-label');
  createRoot(place).render(
    <div {...(isOwn && own.colour && inColour(own.colour))}>
      <Board board={board} issuer={isOwn ? issuedBy(own, issuer) : issuer} live />
    </div>,
  );
}

/** The house is the visitor's, if they have made a pass for one in this visit. */
function issuedBy({ name, colour }: { name: string; colour?: string | undefined }, issuer: Issuer) {
  const { tone, tenant } = issuer;
  const { logo: _, ...unmarked } = tenant;
  return {
    ...(!colour && { tone }),
    tenant: name ? { ...unmarked, name } : tenant,
  } as Issuer;
}

function inColour(colour: string) {
  const { pass, glow, on } = tonesOf(colour);
  const style = { '--accent': pass, '--accent-glow': glow, '--on-accent': on } as CSSProperties;
  return { className: styles.own, style };
}
