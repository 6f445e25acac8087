import { contrast, ink, white } from '../../pass/colors';
import type { Logo } from '../../pass/logo';

/** The share of a logo's colors that are hard to see on a background. */
const lowContrastShare = ({ colors }: Logo, background: string) =>
  colors.filter((color) => contrast(color, background) < 2).length / colors.length;

/** A white or dark background for a logo that would be hard to see on the given one. */
export function contrastBackgroundProps(logo: Logo | undefined, background: string) {
  if (!logo || !(lowContrastShare(logo, background) >= 0.5)) return undefined;
  const isWhiteBetter = lowContrastShare(logo, white) <= lowContrastShare(logo, ink);
  return {
    style: { '--contrast-background': isWhiteBetter ? white : ink },
    'data-contrast-background': '',
  };
}
