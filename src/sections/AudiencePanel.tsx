import type { PageContent } from '../model/schema/vertical';
import { Field } from '../ui/Field';
import { Picture } from '../ui/Picture';
import perforation from '../ui/perforation.module.css';
import styles from './AudiencePanel.module.css';

interface AudiencePanelProps {
  tab: PageContent['advantages']['tabs'][number];
  position: { label: string; value: string };
}

/** What the panel of one tab shows: a picture and a card with the advantages. */
export function AudiencePanel({ tab, position }: AudiencePanelProps) {
  return (
    <>
      <div className={styles.picture}>
        <Picture {...tab.picture} sizes="100vw" />
      </div>
      <div className={`${perforation.horizontal} ${styles.card}`}>
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
    </>
  );
}
