import { useCallback, useEffect, useRef, useState } from 'react';
import shared from './shared.module.css';

interface Announcement {
  text: string;
  id: number;
}

/** The latest announcement and the function that makes one. A repeated text has a new ID. */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', id: 0 });
  const announce = useCallback(
    (text: string) => setAnnouncement(({ id }) => ({ text, id: id + 1 })),
    [],
  );
  return [announcement, announce] as const;
}

interface LiveRegionProps {
  announcement: Announcement;
  className?: string;
}

/** The key replaces the element: screen readers do not repeat an unchanged one. */
export function LiveRegion({ announcement, className }: LiveRegionProps) {
  return (
    <p role="status" className={className}>
      <span key={announcement.id} className={shared.enter}>
        {announcement.text}
      </span>
    </p>
  );
}

/** Announces a changed text after 1.2 s without another change. */
export function useDebouncedAnnouncement(text: string, announce: (text: string) => void) {
  const lastText = useRef(text);
  useEffect(() => {
    if (lastText.current === text) return;
    const timer = setTimeout(() => {
      lastText.current = text;
      announce(text);
    }, 1200);
    return () => clearTimeout(timer);
  }, [text, announce]);
}
