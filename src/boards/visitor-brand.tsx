import type { CSSProperties } from 'react';
import { edgeColor, passColors } from '../pass/colors';
import { BrandAvatar } from '../ui/pass/BrandAvatar';
import type { PassBusiness } from '../ui/pass/Pass';
import { PassBrand } from '../ui/pass/PassBrand';
import type { useVisitorPass } from '../ui/useVisitorPass';
import type { BoardBusiness } from './types';
import styles from './visitor-brand.module.css';

/** The business of the page with the name and the logo of the visitor's pass. */
export function brandedBusiness(
  { theme, ...business }: PassBusiness,
  themeColor: string,
  { design, logo }: NonNullable<ReturnType<typeof useVisitorPass>>,
): BoardBusiness {
  const { name, color } = design;
  const sender = name || business.name;
  const brand = { logo, background: color ?? themeColor };
  return {
    ...(!color && theme && { theme }),
    ...business,
    name: sender,
    ...((name || logo) && {
      visitorLogo: {
        brand: <PassBrand name={name} {...brand} />,
        avatar: <BrandAvatar name={sender} {...brand} />,
      },
    }),
  };
}

/** The color of the visitor's pass, for the whole board. */
export function brandColorProps(color: string) {
  const { background, highlight, text } = passColors(color);
  const style: CSSProperties = {
    '--accent': background,
    '--accent-highlight': highlight,
    '--on-accent': text,
    '--accent-edge': edgeColor(color),
  };
  return { className: styles.visitorBrand, style };
}
