import { useCallback, useEffect, useState } from 'react';
import type { Moment } from '../../model/derive/live-wallet-data';
import { lastActiveMoment } from './moments';

const playInterval = 2800;

/**
 * The index of the current moment. Playing shows and announces each moment from the current one on,
 * and then returns to the last one before the pass expires.
 */
export function useMomentIndex(moments: Moment[], announce: (text: string) => void) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const lastActive = moments.indexOf(lastActiveMoment(moments));

  const playFrom = useCallback(
    (start: number) => {
      setIndex(start);
      announce(`${moments[start]?.name}. ${moments[start]?.notification}`);
    },
    [moments, announce],
  );

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (index < moments.length - 1) return playFrom(index + 1);
      setPlaying(false);
      setIndex(lastActive);
    }, playInterval);
    return () => clearTimeout(timer);
  }, [isPlaying, index, moments, lastActive, playFrom]);

  const togglePlaying = () => {
    if (!isPlaying && index >= lastActive) playFrom(0);
    setPlaying(!isPlaying);
  };

  const goTo = (next: number) => {
    setPlaying(false);
    setIndex(next);
  };

  /** An expired pass is gray, so a change of the design would not be visible. */
  const leaveExpired = () => {
    if (index > lastActive) goTo(lastActive);
  };

  return { index, isPlaying, togglePlaying, goTo, leaveExpired };
}
