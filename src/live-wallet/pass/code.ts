import { correction, generate } from 'lean-qr/nano';
import { useMemo } from 'react';
import { draw } from '../../model/derive/qr-path';
import { type Design, linkTo } from '../../pass/design';

/**
 * The code on the visitor's pass: scanned from this screen, it opens the same pass on a phone.
 * A screen is clean, so it needs little correction, and its modules are larger without.
 */
export function useCode(design: Design) {
  const link = linkTo(design);
  return useMemo(() => draw(generate(link, { minCorrectionLevel: correction.L })), [link]);
}
