import { useMemo } from 'react';
import { modulesOf, onScreen } from '../../../model/qr';
import { type Design, linkTo } from '../design';

/** The code on the visitor's pass: scanned from this screen, it opens the same pass on a phone. */
export function useCode(design: Design) {
  const link = linkTo(design);
  return useMemo(() => modulesOf(link, onScreen), [link]);
}
