import type { CSSProperties } from 'react';
import { contrast, ink, white } from './colour';
import type { Logo } from './logo';

/** How much of a logo is lost on a ground, as a share. */
const lost = ({ colours }: Logo, ground: string) =>
  colours.filter((colour) => contrast(colour, ground) < 1.6).length / colours.length;

/** Something for a logo to stand on, where it would be lost otherwise. */
export function groundOf(logo: Logo | undefined, on: string): CSSProperties | undefined {
  if (!logo || !(lost(logo, on) >= 0.5)) return undefined;
  const ground = lost(logo, white) <= lost(logo, ink) ? white : ink;
  return { '--ground': ground } as CSSProperties;
}
