import { edgeColor, passColors } from '../pass/colors';
import { designFromSearchParams, isUnbranded } from '../pass/design';
import { type Logo, restoreLogo } from '../pass/logo';
import { BrandAvatar } from '../ui/pass/BrandAvatar';
import { PassBrand } from '../ui/pass/PassBrand';
import type { BoardData, BoardIssuer, SavedPass } from './types';
import styles from './visitor-brand.module.css';

let shownLogo: Logo | undefined;

/** Applies the colors of the pass that the visitor has designed, and returns the issuer to show. */
export async function applyVisitorBrand(
  container: HTMLElement,
  saved: SavedPass,
  { issuer, color: themeColor }: BoardData,
): Promise<BoardIssuer> {
  const design = designFromSearchParams(new URLSearchParams(saved.design));
  const logo = saved.logo ? await restoreLogo(saved.logo) : undefined;
  if (shownLogo) URL.revokeObjectURL(shownLogo.url);
  shownLogo = logo;
  setBrandColors(container, design.color);
  if (!logo && isUnbranded(design)) return issuer;

  const { name, color } = design;
  const { theme, business } = issuer;
  const sender = name || business.name;
  const brand = { logo, background: color ?? themeColor };
  return {
    ...(!color && theme && { theme }),
    business: { ...business, name: sender },
    ...((name || logo) && {
      logo: {
        brand: <PassBrand name={name} {...brand} />,
        avatar: <BrandAvatar name={sender} {...brand} />,
      },
    }),
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
