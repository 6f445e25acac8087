// In development, React Refresh must be installed before the first component.
import '@vitejs/plugin-react/preamble';
import { createRoot } from 'react-dom/client';
import { BoardIsland } from './BoardIsland';
import { loadBoardData } from './load-board-data';
import { type BoardKind, loadBoard } from './registry';

/** Replaces the prerendered board in the container with an interactive one. */
export async function startBoard(container: HTMLElement) {
  const { board: kind, failed = '', retry = '' } = container.dataset;
  const [Board, firstResult] = await Promise.all([
    loadBoard(kind as BoardKind),
    loadBoardData(container),
  ]);
  const fallback = {
    prerendered: container.firstElementChild as Element,
    alt: container.getAttribute('aria-label') ?? '',
    failed,
    retry,
  };
  container.removeAttribute('role');
  container.removeAttribute('aria-label');
  createRoot(container).render(
    <BoardIsland
      container={container}
      Board={Board}
      firstResult={firstResult}
      fallback={fallback}
    />,
  );
}
