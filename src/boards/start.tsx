// In development, React Refresh must be installed before the first component.
import '@vitejs/plugin-react/preamble';
import { createRoot } from 'react-dom/client';
import { PASS_CHANGED, readSession } from '../pass/session';
import type { Issuer } from '../ui/pass/Pass';
import { type BoardKind, loadBoard } from './registry';
import type { BoardData } from './types';

/** Replaces the prerendered board in the container with an interactive one. */
export async function startBoard(container: HTMLElement) {
  const { board: kind, src = '' } = container.dataset;
  const [Board, data] = await Promise.all([
    loadBoard(kind as BoardKind),
    fetch(src).then((response) => response.json() as Promise<BoardData>),
    readSession('design') && import('./visitor-brand'),
  ]);
  const root = createRoot(container);
  const render = (issuer: Issuer) =>
    root.render(<Board board={data.board} issuer={issuer} isInteractive />);

  let appliedDesign: string | undefined;
  /** Shows the visitor's own pass, which may be made, changed or deleted at any time. */
  const updateBrand = async () => {
    if (readSession('design') === appliedDesign) return;
    const { applyVisitorBrand } = await import('./visitor-brand');
    appliedDesign = readSession('design');
    render(applyVisitorBrand(container, appliedDesign, data));
  };

  if (readSession('design')) await updateBrand();
  else render(data.issuer);
  container.removeAttribute('role');
  container.removeAttribute('aria-label');
  addEventListener(PASS_CHANGED, updateBrand);
  // The design may have changed while the page was in the back/forward cache.
  addEventListener('pageshow', updateBrand);
}
