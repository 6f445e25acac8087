import { passColors } from '../pass/colors';
import { type Design, designFromSearchParams, isDefaultDesign } from '../pass/design';
import type { Issuer } from '../ui/pass/Pass';
import type { BoardData } from './types';
import styles from './visitor-brand.module.css';

/**
 * Applies the colors of the pass that the visitor has designed, if it is for this board, and
 * returns the issuer to show.
 */
export function applyVisitorBrand(
  container: HTMLElement,
  savedDesign: string | undefined,
  { uses, issuer }: BoardData,
): Issuer {
  const design = designFromSearchParams(new URLSearchParams(savedDesign));
  const isForThisBoard = uses.includes(design.use) && !isDefaultDesign(design);
  setBrandColors(container, isForThisBoard ? design.color : undefined);
  return isForThisBoard ? brandedIssuer(design, issuer) : issuer;
}

function brandedIssuer({ name, color }: Design, { theme, tenant }: Issuer): Issuer {
  const { logo: _, ...withoutLogo } = tenant;
  return {
    ...(!color && theme && { theme }),
    tenant: name ? { ...withoutLogo, name } : tenant,
  };
}

function setBrandColors({ classList, style }: HTMLElement, color: string | undefined) {
  const { background, highlight, text } = color ? passColors(color) : {};
  const colors = { '--accent': background, '--accent-highlight': highlight, '--on-accent': text };
  for (const [name, value] of Object.entries(colors)) style.setProperty(name, value ?? '');
  classList.toggle(styles.own ?? '', color !== undefined);
}
