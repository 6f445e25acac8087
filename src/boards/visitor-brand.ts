import { edgeColor, passColors } from '../pass/colors';
import { type Design, designFromSearchParams, isUnbranded } from '../pass/design';
import type { Issuer } from '../ui/pass/Pass';
import type { BoardData } from './types';
import styles from './visitor-brand.module.css';

/**
 * Applies the colors of the pass that the visitor has designed, if it is for this board, and
 * returns the issuer to show.
 */
export function applyVisitorBrand(
  container: HTMLElement,
  publishedDesign: string | undefined,
  { uses, issuer }: BoardData,
): Issuer {
  const design = designFromSearchParams(new URLSearchParams(publishedDesign));
  const hasVisitorBrand = uses.includes(design.use) && !isUnbranded(design);
  setBrandColors(container, hasVisitorBrand ? design.color : undefined);
  return hasVisitorBrand ? brandedIssuer(design, issuer) : issuer;
}

function brandedIssuer({ name, color }: Design, { theme, business }: Issuer): Issuer {
  const { logo: _, ...withoutLogo } = business;
  return {
    ...(!color && theme && { theme }),
    business: name ? { ...withoutLogo, name } : business,
  };
}

function setBrandColors({ classList, style }: HTMLElement, color: string | undefined) {
  const { background, highlight, text } = color ? passColors(color) : {};
  const colors = {
    '--accent': background,
    '--accent-highlight': highlight,
    '--on-accent': text,
    '--accent-edge': color && edgeColor(color),
  };
  for (const [name, value] of Object.entries(colors)) style.setProperty(name, value ?? '');
  classList.toggle(styles.visitorBrand ?? '', color !== undefined);
}
