import type { LiveWalletData } from '../../model/derive/live-wallet-data';
import type { PassContent } from '../../model/schema/pass';
import { companionColors, passColors } from '../../pass/colors';
import { type Design, findUse } from '../../pass/design';
import type { Logo } from '../../pass/logo';
import { HeroScreen } from '../../ui/HeroScreen';
import { BrandAvatar } from '../../ui/pass/BrandAvatar';
import { PassFront } from '../preview/PassFront';
import { useShareCode } from '../preview/useShareCode';
import shared from '../shared.module.css';
import styles from './HeroPasses.module.css';

interface HeroPassesProps {
  data: LiveWalletData;
  design: Design;
  logo: Logo | undefined;
}

/**
 * The visitor's pass and its companions on the cards of the hero picture, back to front, and the
 * list of them on the phone below. Only the header of a companion is visible.
 */
export function HeroPasses({ data, design, logo }: HeroPassesProps) {
  const use = findUse(data.uses, design);
  const code = useShareCode(design);
  const brand = { name: design.name || data.labels.name.sample, logo };
  const color = design.color ?? use.color;
  const { header } = use.pass;
  const front = { title: `${header.label} ${header.value}`, colors: passColors(color) };
  const colors = companionColors(color);
  const companions = use.companions.map(({ name, detail }, index) => ({
    title: name,
    colors: colors[index] ?? front.colors,
    pass: { header: { label: detail, value: name }, fields: [] },
  }));
  const listed = [front, ...companions].map(({ title, colors }) => ({
    title,
    detail: brand.name,
    avatar: <BrandAvatar {...brand} background={colors.background} />,
    colors,
  }));
  const face = { ...brand, wallet: 'apple', art: use.art } as const;
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
        <PassFront {...face} colors={front.colors} state={activeState(use.pass)} code={code} />
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
