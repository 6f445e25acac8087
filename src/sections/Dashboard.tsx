import { Board } from '../boards/Board';
import type { DashboardContent } from '../model/schema/dashboard';
import type { Issuer } from '../ui/pass/Pass';
import { SectionIntro } from '../ui/SectionIntro';
import styles from './Dashboard.module.css';

export interface DashboardProps {
  dashboard: DashboardContent;
  issuer: Issuer;
  /** Where the board's data is, once it is wanted. */
  data: string;
}

export function Dashboard({ dashboard, issuer, data }: DashboardProps) {
  const { title, text, alt, board } = dashboard;
  return (
    <section className={`room ${styles.dashboard}`}>
      <div className="frame">
        <SectionIntro title={title} text={text} />
        <div role="img" aria-label={alt} data-board={board.kind} data-from={data}>
          <Board board={board} issuer={issuer} />
        </div>
      </div>
    </section>
  );
}
