import { useCallback, useEffect, useRef, useState } from 'react';
import parts from './parts.module.css';

interface Announcement {
  text: string;
  number: number;
}

/** Something to say now and then. Each time counts, also when the words are the same. */
export function useAnnouncement() {
  const [said, set] = useState<Announcement>({ text: '', number: 0 });
  const say = useCallback(
    (text: string) => set(({ number }) => ({ text, number: number + 1 })),
    [],
  );
  return [said, say] as const;
}

/** Where it is seen or heard: each time as a new element, or a screen reader would keep quiet. */
export function Announced({ said, className }: { said: Announcement; className?: string }) {
  return (
    <p role="status" className={className}>
      <span key={said.number} className={parts.new}>
        {said.text}
      </span>
    </p>
  );
}

/** Says how something has become, once the hand rests, and not how it was to begin with. */
export function useSayAtRest(text: string, say: (text: string) => void) {
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return;
    const rest = setTimeout(() => {
      last.current = text;
      say(text);
    }, 1200);
    return () => clearTimeout(rest);
  }, [text, say]);
}
