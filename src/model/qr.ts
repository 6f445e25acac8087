import { correction, generate } from 'lean-qr';
import { draw } from './modules.ts';

export const modulesOf = (text: string) =>
  draw(generate(text, { minCorrectionLevel: correction.M }));
