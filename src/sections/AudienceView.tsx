import type { PageContent } from '../model/schema/vertical';
import { Field } from '../ui/Field';
import { Picture } from '../ui/Picture';
import styles from './AudienceView.module.css';

interface AudienceViewProps {
  tab: PageContent['advantages']['tabs'][number];
  selected: boolean;
  /** Which of how many it is. */
  position: { label: string; value: string };
}

/** What one tab shows: a room, and on a pass in it what its people gain. */
export function AudienceView({ tab, selected, position }: AudienceViewProps) {
  return (
    <div
      className={styles.view}
      role="tabpanel"
      id={`view-${tab.key}`}
      aria-labelledby={`tab-${tab.key}`}
      data-selected={selected ? '' : undefined}
    >
      <div className={styles.picture}>
        <Picture {...tab.picture} sizes="100vw" />
      </div>
      <div className={styles.panel} data-tear="across">
        <div className={styles.title}>
          <h3>{tab.title}</h3>
          <Field {...position} aria-hidden="true" />
        </div>
        <ul>
          {tab.advantages.map((advantage) => (
            <li key={advantage}>{advantage}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
