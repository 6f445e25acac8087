import { useEffect, useRef } from 'react';

/** Says how the pass has become, once the hand rests, and not what it was to begin with. */
export function useSparingly(text: string, say: (text: string) => void) {
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
