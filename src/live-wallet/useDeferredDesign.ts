import { useCallback, useDeferredValue, useMemo } from 'react';
import type { LiveWalletData, Moment } from '../model/derive/live-wallet-data';
import { expiredPassColors, passColors } from '../pass/colors';
import { type Design, findVertical } from '../pass/design';
import type { Logo } from '../pass/logo';
import { normalizeName } from '../pass/name';
import type { PassFrontProps } from './preview/PassFront';
import { useShareCode } from './preview/useShareCode';

/**
 * The design and the moment of its timeline that the preview shows. They are deferred, so that
 * the controls respond before the pass is rendered again.
 */
export function useDeferredDesign(
  { labels, verticals }: LiveWalletData,
  currentDesign: Design,
  logo: Logo | undefined,
  currentMoment: number,
) {
  const { design, momentIndex } = useDeferredValue(
    useMemo(
      () => ({ design: currentDesign, momentIndex: currentMoment }),
      [currentDesign, currentMoment],
    ),
  );
  const vertical = findVertical(verticals, design);
  const color = design.color ?? vertical.color;
  const code = useShareCode(design);
  const moment = vertical.moments[momentIndex] as Moment;
  const frontAt = useCallback(
    ({ state }: Moment): PassFrontProps => ({
      wallet: design.wallet,
      name: normalizeName(design.name) || labels.name.sample,
      logo,
      art: vertical.art,
      colors: state.isExpired ? expiredPassColors : passColors(color),
      state,
      code,
      expiredLabel: labels.timeline.expired,
    }),
    [design, logo, vertical, color, code, labels],
  );
  const front = useMemo(() => frontAt(moment), [frontAt, moment]);
  return { design, vertical, color, moment, front, frontAt };
}
