import type { PassContent } from '../../model/schema/pass';
import { companionColors } from '../../pass/colors';
import { HeroScreen } from '../../ui/HeroScreen';
import { BrandAvatar } from '../../ui/pass/BrandAvatar';
import { PassFront } from '../preview/PassFront';
import { useShareCode } from '../preview/useShareCode';
import shared from '../shared.module.css';
import styles from './HeroPasses.module.css';
import type { Visitor } from './useVisitor';

/**
 * The visitor's pass and its companions on the cards of the hero picture, back to front, and the
 * list of them on the phone below. Only the header of a companion is visible.
 */
export function HeroPasses({ design, vertical, name, logo, color, colors }: Visitor) {
  const code = useShareCode(design);
  const brand = { name, logo };
  const { header } = vertical.pass;
  const front = { title: `${header.label} ${header.value}`, colors };
  const shades = companionColors(color);
  const companions = vertical.companions.map(({ name: title, detail }, index) => ({
    title,
    colors: shades[index] ?? colors,
    pass: { header: { label: detail, value: title }, fields: [] },
  }));
  const listed = [front, ...companions].map(({ title, colors }) => ({
    title,
    detail: brand.name,
    avatar: <BrandAvatar {...brand} background={colors.background} />,
    colors,
  }));
  const face = { ...brand, wallet: 'apple', art: vertical.art } as const;
  return (
    <div className={`${shared.enter} ${styles.passes}`} aria-hidden="true">
      <HeroScreen passes={listed} />
      {companions
        .map(({ title, ...companion }, index) => (
          <div key={title} className={styles.card} data-depth={index + 1}>
            <PassFront {...face} colors={companion.colors} state={activeState(companion.pass)} />
          </div>
        ))
        .reverse()}
      <div className={styles.card} data-depth={0}>
        <PassFront {...face} colors={front.colors} state={activeState(vertical.pass)} code={code} />
      </div>
    </div>
  );
}

/** The state of a pass that does not change. */
export const activeState = (pass: PassContent) => ({
  pass,
  changed: [],
  hint: undefined,
  isExpired: false,
});
