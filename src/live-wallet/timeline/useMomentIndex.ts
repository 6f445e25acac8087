import { useCallback, useState } from 'react';
import type { Moment } from '../../model/derive/live-wallet-data';
import { lastActiveMoment } from './last-active-moment';

/** The index of the current moment. While the timeline plays, each moment is announced. */
export function useMomentIndex(moments: Moment[], announce: (text: string) => void) {
  const [index, setIndex] = useState(0);

  const goTo = useCallback(
    (next: number, isPlaying: boolean) => {
      setIndex(next);
      if (isPlaying) announce(`${moments[next]?.name}. ${moments[next]?.notification}`);
    },
    [moments, announce],
  );

  const goToFirst = () => setIndex(0);

  /** An expired pass is gray, so a change of the design would not be visible. */
  const leaveExpired = () => {
    if (moments[index]?.state.isExpired) setIndex(moments.indexOf(lastActiveMoment(moments)));
  };

  return { index, goTo, goToFirst, leaveExpired };
}
