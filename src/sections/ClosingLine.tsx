import { Lines } from '../ui/Lines';
import styles from './ClosingLine.module.css';

export interface ClosingLineProps {
  text: string;
}

/** The font size depends on the longest line, so that the text fills the width. */
export function ClosingLine({ text }: ClosingLineProps) {
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  return (
    <section className={`frame section ${styles.closing}`}>
      <p className={`display ${styles.text}`} data-length={longest > 13 ? 'long' : 'short'}>
        <Lines text={text} />
      </p>
    </section>
  );
}
