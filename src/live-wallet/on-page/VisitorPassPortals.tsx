import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LiveWallet } from '../../model/derive/live-wallet-data';
import { dyeOf, wearing } from '../../pass/colors';
import { chosenUse, type Design } from '../../pass/design';
import type { Logo } from '../logo';
import { useCode } from '../pass/code';
import { PassFront } from '../pass/PassFront';
import { HeroFan } from './HeroFan';
import { useAlts } from './useAlts';
import { OwnNotification } from './VisitorNotification';
import styles from './VisitorPassPortals.module.css';

interface DressedProps {
  data: LiveWallet;
  design: Design;
  logo: Logo | undefined;
  /** What the page is about. */
  use: string | undefined;
}

/** What wears the visitor's pass on the page once it is made: the hero's fan, and the steps. */
export function Dressed({ data, design, logo, use = '' }: DressedProps) {
  // The steps tell of what the page is about, whatever the pass was made for.
  const told = chosenUse(data.uses, { ...design, use });
  const dye = dyeOf(design.color ?? chosenUse(data.uses, design).color);
  const name = design.name || data.words.name.sample;
  const code = useCode(design);
  useAlts(data.words.worn, name);
  return (
    <>
      <Each place="[data-fan]">
        <HeroFan data={data} design={design} logo={logo} />
      </Each>
      <Each place="#how-it-works [data-swatch]">
        <span className={`${styles.own} ${styles.swatch}`} style={wearing(dye)} />
      </Each>
      <Each place="#how-it-works [data-pass]">
        <div className={styles.own}>
          <PassFront
            wallet="apple"
            name={name}
            logo={logo}
            art={told.art}
            dye={dye}
            state={{ pass: told.pass, changed: [], hint: undefined, ended: false }}
            code={code}
            endedWord=""
          />
        </div>
      </Each>
      {told.notification && (
        <Each place="#how-it-works [data-sender]">
          <OwnNotification name={name} logo={logo} dye={dye} {...told.notification} />
        </Each>
      )}
    </>
  );
}

/** In every such place of the page. */
function Each({ place, children }: { place: string; children: ReactNode }) {
  const [places] = useState(() => document.querySelectorAll(place));
  return Array.from(places, (element, key) => createPortal(children, element, String(key)));
}
