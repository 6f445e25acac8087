import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { Moment } from '../../model/derive/live-wallet-data';
import { $momentIndex, selectMoment } from '../../pass/design-store';
import { lastActiveMoment, playInterval } from './moments';

/**
 * The index of the current moment. Playing shows and announces each moment from the current one on,
 * and then returns to the last one before the pass expires.
 */
export function useMomentIndex(moments: Moment[], announce: (text: string) => void) {
  const momentIndex = useStore($momentIndex);
  /** Undefined while the timeline is paused. */
  const [playingIndex, setPlayingIndex] = useState<number>();
  // The session may be older than the data.
  const selectedIndex = moments[momentIndex] ? momentIndex : 0;
  const index = playingIndex ?? selectedIndex;
  const isPlaying = playingIndex !== undefined;
  const lastActive = moments.indexOf(lastActiveMoment(moments));

  const playFrom = useCallback(
    (start: number) => {
      setPlayingIndex(start);
      announce(`${moments[start]?.name}. ${moments[start]?.notification}`);
    },
    [moments, announce],
  );

  const goTo = useCallback(
    (next: number) => {
      setPlayingIndex(undefined);
      announce('');
      selectMoment(next);
    },
    [announce],
  );

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (index < moments.length - 1) playFrom(index + 1);
      else goTo(lastActive);
    }, playInterval);
    return () => clearTimeout(timer);
  }, [isPlaying, index, moments, lastActive, playFrom, goTo]);

  const togglePlaying = () => {
    if (isPlaying) goTo(index);
    else if (index >= lastActive) playFrom(0);
    else setPlayingIndex(index);
  };

  /** An expired pass is gray, so a change of the design would not be visible. */
  const leaveExpired = () => {
    if (index > lastActive) goTo(lastActive);
  };

  return { index, isPlaying, togglePlaying, goTo, leaveExpired };
}
