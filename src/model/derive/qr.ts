import { correction, generate } from 'lean-qr';
import { draw } from './qr-path.ts';

export const modulesOf = (text: string) =>
  draw(generate(text, { minCorrectionLevel: correction.M }));
