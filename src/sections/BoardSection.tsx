import type { ReactNode } from 'react';
import type { BoardSectionContent } from '../model/schema/board-section';
import { SectionIntro } from '../ui/SectionIntro';
import styles from './BoardSection.module.css';

export interface BoardSectionProps {
  boardSection: BoardSectionContent;
  /** The board. */
  children: ReactNode;
  demo?: ReactNode;
}

export function BoardSection({ boardSection, children, demo }: BoardSectionProps) {
  const { title, text } = boardSection;
  return (
    <section className="surface band" id="board">
      <div className="frame">
        <SectionIntro title={title} text={text} />
        {children}
        <div className={styles.demo}>{demo}</div>
      </div>
    </section>
  );
}
