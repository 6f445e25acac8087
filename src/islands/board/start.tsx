// In development React's fast refresh must be there before the first component.
import '@vitejs/plugin-react/preamble';
import { createRoot } from 'react-dom/client';
import { Board, type BoardProps } from './Board';

/** Puts a board that can be used in the place of its picture; at first they look the same. */
export function startBoard(place: HTMLElement, props: BoardProps) {
  place.removeAttribute('role');
  place.removeAttribute('aria-label');
  createRoot(place).render(<Board {...props} live />);
}
