import { Lines } from './Lines';
import styles from './SectionIntro.module.css';

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
