// In development React's fast refresh must be there before the first component.
import '@vitejs/plugin-react/preamble';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { kept } from '../live-wallet/kept';
import type { BoardProps } from './Board';

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
  const made = kept('design');
  const [Board, data, own] = await Promise.all([
    kinds[kind as keyof typeof kinds]() as Promise<ComponentType<BoardProps>>,
    fetch(from).then((answer) => answer.json() as Promise<BoardData>),
    made && import('./own'),
  ]);
  const draw = (issuer: BoardProps['issuer']) => <Board board={data.board} issuer={issuer} live />;
  const drawn: ReactNode = made && own ? own.worn(made, data, draw) : draw(data.issuer);
  place.removeAttribute('role');
  place.removeAttribute('aria-label');
  createRoot(place).render(drawn);
}
