import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './AudienceTabs.module.css';
import { RotationButton, type RotationLabels } from './RotationButton';
import { TabList, type TabName } from './TabList';
import { useArePicturesSettled } from './useArePicturesSettled';
import { useRotation } from './useRotation';

type AudienceTabsProps = {
  title: string;
  tabs: TabName[];
  labels: RotationLabels;
} & { [slot: `panel${number}`]: ReactNode };

/**
 * WAI-ARIA tabs that rotate; what their panels show are the slots `panel1` and so on. Before hydration
 * each tab is a link to its panel; without JavaScript all panels are shown.
 */
export function AudienceTabs({ title, tabs, labels, ...panels }: AudienceTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const arePicturesSettled = useArePicturesSettled(root);
  const rotation = useRotation(tabs.length, root);
  const { select } = rotation;

  useLayoutEffect(() => {
    const selectTarget = () => {
      const target = tabs.findIndex(({ key }) => location.hash === `#view-${key}`);
      if (target >= 0) select(target);
    };
    selectTarget();
    setIsReady(true);
    addEventListener('hashchange', selectTarget);
    return () => removeEventListener('hashchange', selectTarget);
  }, [tabs, select]);

  return (
    <div
      ref={root}
      className={styles.tabs}
      data-tabs=""
      data-ready={isReady ? '' : undefined}
      data-images={isReady ? (arePicturesSettled ? 'loaded' : 'loading') : undefined}
      data-rotation={isReady ? rotation.state : undefined}
    >
      <div className={`frame ${styles.bar}`}>
        <TabList title={title} tabs={tabs} isReady={isReady} rotation={rotation} />
        <RotationButton labels={labels} rotation={rotation} />
      </div>
      <div className={styles.panels}>
        {tabs.map(({ key }, index) => (
          <div
            key={key}
            className={styles.panel}
            role="tabpanel"
            id={`view-${key}`}
            aria-labelledby={`tab-${key}`}
            data-selected={index === rotation.index ? '' : undefined}
          >
            {panels[`panel${index + 1}`]}
          </div>
        ))}
      </div>
    </div>
  );
}
