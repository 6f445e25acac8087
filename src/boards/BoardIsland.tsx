import { useEffect, useState, useTransition } from 'react';
import { PASS_CHANGED } from '../pass/session';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { BoardError, type BoardFallback } from './BoardError';
import { type LoadedData, loadBoardData, loadVisitorBrand, readSavedPass } from './load-board-data';
import type { BoardComponent } from './types';

interface BoardIslandProps {
  container: HTMLElement;
  Board: BoardComponent;
  firstResult: LoadedData | Error;
  /** Shown if the board cannot be. */
  fallback: BoardFallback;
}

/** An interactive board; if its data cannot be used, a picture of it and a button to try again. */
export function BoardIsland({ container, Board, firstResult, fallback }: BoardIslandProps) {
  const [result, setResult] = useState(firstResult);
  const [attempt, setAttempt] = useState(1);
  const [isRetrying, startRetry] = useTransition();

  const retry = (resetBoundary: () => void) =>
    startRetry(async () => {
      const next = await loadBoardData(container);
      setAttempt((count) => count + 1);
      if (next instanceof Error) return;
      setResult(next);
      resetBoundary();
    });

  return (
    <ErrorBoundary
      fallback={(reset) => (
        <BoardError
          {...fallback}
          attempt={attempt}
          isRetrying={isRetrying}
          onRetry={() => retry(reset)}
        />
      )}
    >
      <LoadedBoard container={container} Board={Board} result={result} takesFocus={attempt > 1} />
    </ErrorBoundary>
  );
}

interface LoadedBoardProps extends Pick<BoardIslandProps, 'container' | 'Board'> {
  result: LoadedData | Error;
  /** True if it replaces the button to try again. */
  takesFocus: boolean;
}

function LoadedBoard({ container, Board, result, takesFocus }: LoadedBoardProps) {
  if (result instanceof Error) throw result;
  const [issuer, setIssuer] = useState(result.issuer);

  useEffect(() => {
    if (!takesFocus) return;
    container.tabIndex = -1;
    container.focus({ preventScroll: true });
  }, [container, takesFocus]);

  useEffect(() => {
    let { saved } = result;
    /** Shows the visitor's own pass, which may be made, changed or deleted at any time. */
    const updateIssuer = async () => {
      const latest = readSavedPass();
      if (latest.design === saved.design && latest.logo === saved.logo) return;
      const { applyVisitorBrand } = await loadVisitorBrand();
      setIssuer(await applyVisitorBrand(container, latest, result.data));
      saved = latest;
    };
    let updating = Promise.resolve();
    const onChange = () => {
      // One after the other. If the script does not load, the board keeps its issuer.
      updating = updating.then(updateIssuer).catch(() => {});
    };
    onChange();
    addEventListener(PASS_CHANGED, onChange);
    // The design may have changed while the page was in the back/forward cache.
    addEventListener('pageshow', onChange);
    return () => {
      removeEventListener(PASS_CHANGED, onChange);
      removeEventListener('pageshow', onChange);
    };
  }, [container, result]);

  return <Board board={result.data.board} issuer={issuer} isInteractive />;
}
