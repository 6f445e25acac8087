import type { LiveWallet } from '../../model/derive/live-wallet-data';
import { deeper } from '../../pass/colors';
import { chosenUse, type Design } from '../../pass/design';
import type { Logo } from '../logo';
import parts from '../parts.module.css';
import { useCode } from '../pass/code';
import { PassFront } from '../pass/PassFront';
import { lastAlive } from '../timeline/last-active';
import styles from './HeroFan.module.css';

interface HeroFanProps {
  data: LiveWallet;
  design: Design;
  logo: Logo | undefined;
}

/**
 * The visitor's pass on the four cards of the hero picture, from the back to the front. Each
 * behind the first carries another field of the same pass at its top.
 */
export function HeroFan({ data, design, logo }: HeroFanProps) {
  const use = chosenUse(data.uses, design);
  const { state } = lastAlive(use);
  const code = useCode(design);
  const color = design.color ?? use.color;
  const tops = [state.pass.header, ...state.pass.fields];
  return (
    <div className={`${parts.new} ${styles.fan}`} aria-hidden="true">
      {[3, 2, 1, 0].map((behind) => {
        const dye = deeper(color, behind);
        const header = tops[behind % tops.length] ?? state.pass.header;
        return (
          <div key={behind} className={styles.card} data-behind={behind}>
            <PassFront
              wallet="apple"
              name={design.name || data.words.name.sample}
              logo={logo}
              art={use.art}
              dye={dye}
              state={{ ...state, changed: [], pass: { ...state.pass, header } }}
              code={code}
              endedWord=""
            />
          </div>
        );
      })}
    </div>
  );
}
