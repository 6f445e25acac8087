import type { BoardComponent } from '../boards/types';
import type { DashboardContent } from '../model/schema/dashboard';
import type { SiteContent } from '../model/schema/site';
import type { Issuer } from '../ui/pass/Pass';
import { SectionIntro } from '../ui/SectionIntro';
import styles from './Dashboard.module.css';

export interface DashboardProps {
  dashboard: DashboardContent;
  Board: BoardComponent;
  issuer: Issuer;
  /** The URL of the board's data, which is fetched when the board is near the viewport. */
  dataUrl: string;
  /** Shown if the data cannot be loaded. */
  labels: SiteContent['dashboard'];
}

export function Dashboard({ dashboard, Board, issuer, dataUrl, labels }: DashboardProps) {
  const { title, text, alt, board } = dashboard;
  return (
    <section className={`surface ${styles.dashboard}`}>
      <div className="frame">
        <SectionIntro title={title} text={text} />
        <div
          role="img"
          aria-label={alt}
          data-board={board.kind}
          data-src={dataUrl}
          data-failed={labels.failed}
          data-retry={labels.retry}
        >
          <Board board={board} issuer={issuer} />
        </div>
      </div>
    </section>
  );
}
