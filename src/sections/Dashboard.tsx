import type { DashboardContent } from '../model/board-schema';
import { Board } from '../ui/board/Board';
import type { Issuer } from '../ui/pass/Pass';
import { SectionIntro } from '../ui/SectionIntro';
import styles from './Dashboard.module.css';

export interface DashboardProps {
  dashboard: DashboardContent;
  issuer: Issuer;
}

export function Dashboard({ dashboard, issuer }: DashboardProps) {
  return (
    <section className={`room ${styles.dashboard}`}>
      <div className="frame">
        <SectionIntro title={dashboard.title} text={dashboard.text} />
        <div role="img" aria-label={dashboard.alt}>
          <Board {...dashboard.board} issuer={issuer} />
        </div>
      </div>
    </section>
  );
}
