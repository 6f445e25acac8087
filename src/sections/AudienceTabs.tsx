import { fill } from '../model/derive/format-message';
import type { SiteContent } from '../model/schema/site';
import type { PageContent } from '../model/schema/vertical';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import styles from './AudienceTabs.module.css';
import { AudienceView } from './AudienceView';

export interface AudienceTabsProps {
  advantages: PageContent['advantages'];
  words: SiteContent['tabs'];
}

/**
 * Who gains what. As it leaves the server each tab is a link to its panel, so that it works
 * without script (without any, all panels stand in a row); islands/audience-tabs.ts makes it
 * rotate and adds the keyboard.
 */
export function AudienceTabs({ advantages, words }: AudienceTabsProps) {
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
                <span className={styles.clock} data-clock="" />
              </a>
            ))}
          </div>
          <Button className={styles.toggle} look="outline" size="small" data-toggle="">
            <span data-when="running">
              <Icon name="pause" size={20} />
              <span className="visually-hidden">{words.pause}</span>
            </span>
            <span data-when="paused">
              <Icon name="play" size={20} />
              <span className="visually-hidden">{words.play}</span>
            </span>
          </Button>
        </div>
      </div>
      <div className={styles.views}>
        {tabs.map((tab, index) => (
          <AudienceView
            key={tab.key}
            tab={tab}
            selected={index === 0}
            position={{
              label: words.position,
              value: fill(words.count, { number: index + 1, all: tabs.length }),
            }}
          />
        ))}
      </div>
    </section>
  );
}
