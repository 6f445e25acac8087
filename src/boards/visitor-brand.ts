import { passColors } from '../pass/colors';
import { type Design, designFromSearchParams, isDefaultDesign } from '../pass/design';
import type { Issuer } from '../ui/pass/Pass';
import type { BoardData } from './start';
import styles from './visitor-brand.module.css';

/**
 * Puts a board into the color of the pass that was made in this visit, if there is one and it is
 * for this board, and says in whose name it is; else it is as it was.
 */
export function wear(place: HTMLElement, made: string | undefined, { uses, issuer }: BoardData) {
  const design = designFromSearchParams(new URLSearchParams(made));
  const isOwn = uses.includes(design.use) && !isDefaultDesign(design);
  dye(place, isOwn ? design.color : undefined);
  return isOwn ? issuedBy(design, issuer) : issuer;
}

function issuedBy({ name, color }: Design, { theme, tenant }: Issuer): Issuer {
  const { logo: _, ...unmarked } = tenant;
  return {
    ...(!color && theme && { theme }),
    tenant: name ? { ...unmarked, name } : tenant,
  };
}

function dye({ classList, style }: HTMLElement, color: string | undefined) {
  const { background, highlight, text } = color ? passColors(color) : {};
  const colors = { '--accent': background, '--accent-highlight': highlight, '--on-accent': text };
  for (const [name, value] of Object.entries(colors)) style.setProperty(name, value ?? '');
  classList.toggle(styles.own ?? '', color !== undefined);
}
