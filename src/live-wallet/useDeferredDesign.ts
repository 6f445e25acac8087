import { useCallback, useDeferredValue, useMemo } from 'react';
import type { LiveWalletData, Moment } from '../model/derive/live-wallet-data';
import { expiredPassColors, passColors } from '../pass/colors';
import { type Design, findUse } from '../pass/design';
import type { Logo } from '../pass/logo';
import { normalizeName } from '../pass/name';
import type { PassFrontProps } from './preview/PassFront';
import { useShareCode } from './preview/useShareCode';

/**
 * The design and the moment of its timeline that the preview shows. They are deferred, so that
 * the controls respond before the pass is rendered again.
 */
export function useDeferredDesign(
  { labels, uses }: LiveWalletData,
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
  const use = findUse(uses, design);
  const color = design.color ?? use.color;
  const code = useShareCode(design);
  const moment = use.moments[momentIndex] as Moment;
  const frontAt = useCallback(
    ({ state }: Moment): PassFrontProps => ({
      wallet: design.wallet,
      name: normalizeName(design.name) || labels.name.sample,
      logo,
      art: use.art,
      colors: state.isExpired ? expiredPassColors : passColors(color),
      state,
      code,
      expiredLabel: labels.timeline.expired,
    }),
    [design, logo, use, color, code, labels],
  );
  const front = useMemo(() => frontAt(moment), [frontAt, moment]);
  return { design, use, color, moment, front, frontAt };
}
