import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { SiteContent } from '../model/schema/site';
import { BoardError } from './BoardError';

interface BoardPictureProps {
  alt: string;
  /** The board can be used. */
  isLive?: boolean;
  children: ReactNode;
}

/** A board that nobody can use: one picture for assistive technology. */
export const BoardPicture = ({ alt, isLive, children }: BoardPictureProps) => (
  <div {...(!isLive && { role: 'img', 'aria-label': alt })}>
    <div inert={!isLive}>{children}</div>
  </div>
);

interface InertUntilHydratedProps {
  alt: string;
  messages: SiteContent['board'];
  container: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Hydrates a board without drawing it again: only the attributes around it change. */
export function InertUntilHydrated(props: InertUntilHydratedProps) {
  const { alt, messages, container, children } = props;
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    // The button to try again, which disappears now.
    if (container.current?.contains(document.activeElement))
      container.current.focus({ preventScroll: true });
    setIsHydrated(true);
  }, [container]);
  return (
    <>
      <BoardPicture alt={alt} isLive={isHydrated}>
        {children}
      </BoardPicture>
      {!isHydrated && <BoardError messages={messages} hidden />}
    </>
  );
}
