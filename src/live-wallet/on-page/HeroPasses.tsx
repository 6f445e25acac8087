import type { LiveWalletData } from '../../model/derive/live-wallet-data';
import { darkenedPassColors } from '../../pass/colors';
import { type Design, findUse } from '../../pass/design';
import type { Logo } from '../logo';
import { PassFront } from '../preview/PassFront';
import { useShareCode } from '../preview/useShareCode';
import shared from '../shared.module.css';
import { lastActiveMoment } from '../timeline/last-active-moment';
import styles from './HeroPasses.module.css';

interface HeroPassesProps {
  data: LiveWalletData;
  design: Design;
  logo: Logo | undefined;
}

/**
 * The visitor's pass on the four cards of the hero picture, back to front. Only the top of the
 * rear cards is visible, so each has another field there.
 */
export function HeroPasses({ data, design, logo }: HeroPassesProps) {
  const use = findUse(data.uses, design);
  const { state } = lastActiveMoment(use.moments);
  const code = useShareCode(design);
  const color = design.color ?? use.color;
  const fields = [state.pass.header, ...state.pass.fields];
  return (
    <div className={`${shared.enter} ${styles.passes}`} aria-hidden="true">
      {[3, 2, 1, 0].map((depth) => {
        const header = fields[depth % fields.length] ?? state.pass.header;
        return (
          <div key={depth} className={styles.card} data-depth={depth}>
            <PassFront
              wallet="apple"
              name={design.name || data.labels.name.sample}
              logo={logo}
              art={use.art}
              colors={darkenedPassColors(color, depth)}
              state={{ ...state, changed: [], pass: { ...state.pass, header } }}
              code={code}
              expiredLabel=""
            />
          </div>
        );
      })}
    </div>
  );
}
