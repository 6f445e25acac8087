import { correction, generate } from 'lean-qr/nano';
import { useMemo } from 'react';
import { qrPath } from '../../model/derive/qr-path';
import type { Design } from '../../pass/design';
import { shareUrl } from '../share-url';

/**
 * The QR code that opens this pass on a phone. Screens are clean, so the lowest error correction
 * is enough, and it gives the largest modules.
 */
export function useShareCode(design: Design) {
  const url = shareUrl(design);
  return useMemo(() => qrPath(generate(url, { minCorrectionLevel: correction.L })), [url]);
}
