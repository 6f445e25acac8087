import { contrast, ink, white } from '../../pass/colors';
import type { Logo } from '../../pass/logo';

/** The share of a logo's colors that have less than the given contrast on a background. */
const lowContrastShare = ({ colors }: Logo, background: string, minimum: number) =>
  colors.filter((color) => contrast(color, background) < minimum).length / colors.length;

/**
 * A background for a logo that would be hard to see on the given one: white, or dark if more of the
 * logo has the contrast of 3:1 that WCAG 2 requires of graphics.
 */
export function contrastBackgroundProps(logo: Logo | undefined, background: string) {
  if (!logo || !(lowContrastShare(logo, background, 2) >= 0.5)) return undefined;
  const isWhiteBetter = lowContrastShare(logo, white, 3) <= lowContrastShare(logo, ink, 3);
  return {
    style: { '--contrast-background': isWhiteBetter ? white : ink },
    'data-contrast-background': '',
  };
}
