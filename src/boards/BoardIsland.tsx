import { type ComponentType, useRef, useState } from 'react';
import type { BoardContent } from '../model/schema/board-section';
import type { SiteContent } from '../model/schema/site';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { useVisitorPass } from '../ui/useVisitorPass';
import { BoardError } from './BoardError';
import { BoardPicture, InertUntilHydrated } from './BoardPicture';
import type { BoardProps } from './types';
import { brandColorProps, brandedBusiness } from './visitor-brand';

export interface BoardIslandProps<Content>
  extends Pick<BoardProps<Content>, 'board' | 'business' | 'renderFoot'> {
  Board: ComponentType<BoardProps<Content>>;
  /** The color of the business. */
  color: string;
  /** Describes the board while it is a picture. */
  alt: string;
  messages: SiteContent['board'];
}

/**
 * The board, which is a picture until it is hydrated. If its script does not load or the board fails,
 * it stays or returns as a picture, with a button to try again.
 */
export function BoardIsland<Content extends BoardContent>(props: BoardIslandProps<Content>) {
  const { Board, board, business, renderFoot, color, alt, messages } = props;
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  const visitorPass = useVisitorPass();
  const shownBusiness = visitorPass ? brandedBusiness(business, color, visitorPass) : business;
  const retry = (reset: () => void) => {
    setAttempt(attempt + 1);
    reset();
    container.current?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={container}
      data-board={board.kind}
      tabIndex={-1}
      {...(visitorPass?.design.color && brandColorProps(visitorPass.design.color))}
    >
      <ErrorBoundary
        fallback={(reset) => (
          <>
            {/* What fails in this browser may fail in the picture too. */}
            <ErrorBoundary fallback={() => alt}>
              <BoardPicture alt={alt}>
                <Board board={board} business={business} isPicture />
              </BoardPicture>
            </ErrorBoundary>
            <BoardError messages={messages} isRetried={attempt > 1} onRetry={() => retry(reset)} />
          </>
        )}
      >
        <InertUntilHydrated alt={alt} messages={messages} container={container}>
          <Board board={board} business={shownBusiness} renderFoot={renderFoot} />
        </InertUntilHydrated>
      </ErrorBoundary>
    </div>
  );
}
