import { Board } from '../islands/board/Board';
import type { DashboardContent } from '../model/board-schema';
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
  return (
    <section className={`room ${styles.dashboard}`}>
      <div className="frame">
        <SectionIntro title={dashboard.title} text={dashboard.text} />
        <div role="img" aria-label={dashboard.alt} data-board={data}>
          <Board board={dashboard.board} issuer={issuer} />
        </div>
      </div>
    </section>
  );
}
