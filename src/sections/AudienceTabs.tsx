import type { SiteContent } from '../model/site-schema';
import type { PageContent } from '../model/vertical-schema';
import { fill } from '../model/words';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import styles from './AudienceTabs.module.css';

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
    <section className={styles.section} id="advantages" data-tabs="">
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
          <button type="button" className={styles.toggle} data-toggle="" hidden>
            <span data-when="running">
              <Icon name="pause" size={20} />
              <span>{words.pause}</span>
            </span>
            <span data-when="paused">
              <Icon name="play" size={20} />
              <span>{words.play}</span>
            </span>
          </button>
        </div>
      </div>
      <div className={styles.views}>
        {tabs.map((tab, index) => (
          <div
            key={tab.key}
            className={styles.view}
            role="tabpanel"
            id={`view-${tab.key}`}
            aria-labelledby={`tab-${tab.key}`}
            data-selected={index === 0 ? '' : undefined}
          >
            <div className={styles.picture}>
              <Picture {...tab.picture} sizes="100vw" />
            </div>
            <div className={styles.panel} data-tear="across">
              <div className={styles.title}>
                <h3>{tab.title}</h3>
                <p className={styles.position} aria-hidden="true">
                  {words.position}{' '}
                  <b>{fill(words.count, { number: index + 1, all: tabs.length })}</b>
                </p>
              </div>
              <ul>
                {tab.advantages.map((advantage) => (
                  <li key={advantage}>{advantage}</li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
