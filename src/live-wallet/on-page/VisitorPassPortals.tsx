import { memo, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LiveWalletData } from '../../model/derive/live-wallet-data';
import { passColors, passColorVars } from '../../pass/colors';
import { type Design, findUse } from '../../pass/design';
import type { Logo } from '../../pass/logo';
import { PassFront } from '../preview/PassFront';
import { activeState, HeroPasses } from './HeroPasses';
import { usePageTexts } from './usePageTexts';
import { VisitorNotification } from './VisitorNotification';
import styles from './VisitorPassPortals.module.css';

interface VisitorPassPortalsProps {
  data: LiveWalletData;
  design: Design;
  logo: Logo | undefined;
  pageUse: string | undefined;
}

/**
 * Renders the visitor's pass into the hero picture, the steps and the footer of the static page.
 * Memoized, because its design is deferred.
 */
export const VisitorPassPortals = memo(function VisitorPassPortals(props: VisitorPassPortalsProps) {
  const { data, design, logo, pageUse = '' } = props;
  // The page of a vertical keeps its own use in the steps and in the footer, which has one pass.
  const usesWithSteps = data.uses.filter(({ steps }) => steps);
  const stepsUse = findUse(usesWithSteps, { use: pageUse || design.use });
  const colors = passColors(design.color ?? findUse(data.uses, design).color);
  const name = design.name || data.labels.name.sample;
  usePageTexts(data.labels, stepsUse.steps, name);
  return (
    <>
      <PortalToAll selector="[data-hero-picture]">
        <HeroPasses data={data} design={design} logo={logo} />
      </PortalToAll>
      <PortalToAll selector="#how-it-works [data-swatch]">
        <span className={`${styles.visitor} ${styles.swatch}`} style={passColorVars(colors)} />
      </PortalToAll>
      <PortalToAll selector={`#how-it-works [data-pass]${pageUse ? ', footer [data-pass]' : ''}`}>
        <div className={styles.visitor}>
          <PassFront
            wallet="apple"
            name={name}
            logo={logo}
            art={stepsUse.art}
            colors={colors}
            state={activeState(stepsUse.pass)}
          />
        </div>
      </PortalToAll>
      {stepsUse.steps && (
        <PortalToAll selector="#how-it-works [data-sender]">
          <VisitorNotification
            name={name}
            logo={logo}
            colors={colors}
            {...stepsUse.steps.notification}
          />
        </PortalToAll>
      )}
    </>
  );
});

function PortalToAll({ selector, children }: { selector: string; children: ReactNode }) {
  const [containers] = useState(() => document.querySelectorAll(selector));
  return Array.from(containers, (element, key) => createPortal(children, element, String(key)));
}
