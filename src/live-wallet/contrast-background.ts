import type { CSSProperties } from 'react';
import { contrast, ink, white } from '../pass/colors';
import type { Logo } from './logo';

/** How much of a logo is lost on a ground, as a share. */
const lost = ({ colors }: Logo, ground: string) =>
  colors.filter((color) => contrast(color, ground) < 1.6).length / colors.length;

/** Something for a logo to stand on, where it would be lost otherwise. */
export function groundOf(logo: Logo | undefined, on: string): CSSProperties | undefined {
  if (!logo || !(lost(logo, on) >= 0.5)) return undefined;
  const ground = lost(logo, white) <= lost(logo, ink) ? white : ink;
  return { '--ground': ground } as CSSProperties;
}
