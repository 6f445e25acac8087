import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { SiteContent } from '../model/schema/site';
import { BoardError } from './BoardError';
import { BoardPicture } from './BoardPicture';

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
