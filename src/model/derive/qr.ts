import { correction, generate } from 'lean-qr';
import { qrPath } from './qr-path.ts';

export const encodeQr = (text: string) =>
  qrPath(generate(text, { minCorrectionLevel: correction.M }));
