import { useState } from 'react';
import { type Design, findVertical } from '../pass/design';
import { emptyDesign, setLogo, updateDesign } from '../pass/design-store';
import type { Logo } from '../pass/logo';
import type { useMomentIndex } from './timeline/useMomentIndex';
import { resetDesign } from './undo-store';
import type { LiveWalletResponse } from './useLiveWalletData';

/** What the controls change: the design and logo of the visitor, and the side and moment that the preview shows. */
export function usePassChanges(
  { labels, verticals }: LiveWalletResponse,
  { goTo, leaveExpired }: ReturnType<typeof useMomentIndex>,
  announce: (text: string) => void,
) {
  const [isFlipped, setFlipped] = useState(false);
  const [resetCount, setResetCount] = useState(0);

  const changeDesign = (change: Partial<Design>) => {
    if (change.vertical) goTo(0);
    else leaveExpired();
    updateDesign(change);
  };

  const changeLogo = (chosen: Logo | undefined) => {
    leaveExpired();
    setLogo(chosen);
  };

  const reset = () => {
    goTo(0);
    setFlipped(false);
    setResetCount(resetCount + 1);
    resetDesign(findVertical(verticals, emptyDesign).id);
    announce(labels.resetDone);
  };

  const flip = () => setFlipped(!isFlipped);
  return { isFlipped, flip, resetCount, changeDesign, changeLogo, reset };
}
