import { Lines } from './Lines';
import styles from './SectionIntro.module.css';

/** Opens a section: its heading on column 1 and, where there is one, a note on column 9. */
export function SectionIntro({ title, text }: { title: string; text?: string }) {
  return (
    <div className={styles.intro}>
      <h2>
        <Lines text={title} />
      </h2>
      {text && <p>{text}</p>}
    </div>
  );
}
