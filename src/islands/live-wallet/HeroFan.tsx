import type { LiveWallet, Use } from '../../model/live-wallet-data';
import { deeper } from './colour';
import type { Design } from './design';
import styles from './HeroFan.module.css';
import { passAt } from './life';
import type { Logo } from './logo';
import { PassFront, variables } from './PassFront';

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
  const use = data.uses.find(({ id }) => id === design.use) as Use;
  const state = passAt(
    use,
    use.moments.findLastIndex(({ ends }) => !ends),
  );
  const colour = design.colour ?? use.colour;
  const tops = [state.pass.header, ...state.pass.fields];
  return (
    <div className={styles.fan} aria-hidden="true">
      {[3, 2, 1, 0].map((behind) => {
        const tones = deeper(colour, behind);
        const header = tops[behind % tops.length] ?? state.pass.header;
        return (
          <div key={behind} className={styles.card} data-behind={behind} style={variables(tones)}>
            <PassFront
              wallet="apple"
              name={design.name || data.words.name.sample}
              logo={logo}
              art={use.art}
              tones={tones}
              state={{ ...state, changed: [], pass: { ...state.pass, header } }}
              code={data.code}
              endedWord=""
            />
          </div>
        );
      })}
    </div>
  );
}
