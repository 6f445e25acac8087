// In development React's fast refresh must be there before the first component.
import '@vitejs/plugin-react/preamble';
import type { ComponentType } from 'react';
import { createQuietRoot } from '../islands/createQuietRoot';
import { PASS_CHANGED, readSession } from '../pass/session';
import type { BoardProps } from './Board';

export interface BoardData extends Pick<BoardProps, 'board' | 'issuer'> {
  /** What a pass must have been made for, to be one of this board. */
  uses: string[];
}

/** Only the kind that is there is fetched. */
const kinds = {
  hotel: async () => (await import('./hotel/HotelBoard')).HotelBoard,
  access: async () => (await import('./access/AccessBoard')).AccessBoard,
  leases: async () => (await import('./leases/LeasesBoard')).LeasesBoard,
};

/** Puts a board that can be used in the place of its picture; at first they look the same. */
export async function startBoard(place: HTMLElement) {
  const { board: kind, from = '' } = place.dataset;
  const [Board, data] = await Promise.all([
    kinds[kind as keyof typeof kinds]() as Promise<ComponentType<BoardProps>>,
    fetch(from).then((answer) => answer.json() as Promise<BoardData>),
    readSession('design') && import('./visitor-brand'),
  ]);
  const root = createQuietRoot(place);
  let worn: string | undefined;
  const draw = (issuer: BoardProps['issuer']) =>
    root.render(<Board board={data.board} issuer={issuer} live />);
  /** A pass may be made, changed or thrown away while the board is there. */
  const follow = async () => {
    if (readSession('design') === worn) return;
    const { wear } = await import('./visitor-brand');
    worn = readSession('design');
    draw(wear(place, worn, data));
  };
  if (readSession('design')) await follow();
  else draw(data.issuer);
  place.removeAttribute('role');
  place.removeAttribute('aria-label');
  addEventListener(PASS_CHANGED, follow);
  // Also when the page comes back from the browser's own store.
  addEventListener('pageshow', follow);
}
