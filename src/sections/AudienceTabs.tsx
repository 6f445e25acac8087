import { formatMessage } from '../model/derive/format-message';
import type { SiteContent } from '../model/schema/site';
import type { PageContent } from '../model/schema/vertical';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { AudiencePanel } from './AudiencePanel';
import styles from './AudienceTabs.module.css';

export interface AudienceTabsProps {
  advantages: PageContent['advantages'];
  labels: SiteContent['tabs'];
}

/**
 * The advantages for each audience, as WAI-ARIA tabs. In the HTML each tab is a link to its panel;
 * islands/audience-tabs.ts adds rotation and keyboard support. Without JavaScript all panels are shown.
 */
export function AudienceTabs({ advantages, labels }: AudienceTabsProps) {
  const { title, tabs } = advantages;
  return (
    <section className={`section ${styles.section}`} id="advantages" data-tabs="">
      <div className={`frame ${styles.head}`}>
        <h2>{title}</h2>
        <div className={styles.bar}>
          <div className={styles.list} role="tablist" aria-label={title}>
            {tabs.map((tab, index) => (
              <a
                key={tab.key}
                className={styles.tab}
                role="tab"
                id={`tab-${tab.key}`}
                href={`#view-${tab.key}`}
                aria-controls={`view-${tab.key}`}
                aria-selected={index === 0}
              >
                {tab.title}
                <span className={styles.progress} data-progress="" />
              </a>
            ))}
          </div>
          <Button className={styles.toggle} appearance="outline" size="small" data-toggle="">
            <span data-show-when="running">
              <Icon name="pause" size={20} />
              <span className="visually-hidden">{labels.pause}</span>
            </span>
            <span data-show-when="paused">
              <Icon name="play" size={20} />
              <span className="visually-hidden">{labels.play}</span>
            </span>
          </Button>
        </div>
      </div>
      <div className={styles.panels}>
        {tabs.map((tab, index) => (
          <AudiencePanel
            key={tab.key}
            tab={tab}
            isSelected={index === 0}
            position={{
              label: labels.position,
              value: formatMessage(labels.count, { number: index + 1, all: tabs.length }),
            }}
          />
        ))}
      </div>
    </section>
  );
}
