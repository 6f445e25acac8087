import type { BoardComponent } from '../boards/types';
import type { DemoSite } from '../model/derive/addresses';
import type { DashboardContent } from '../model/schema/dashboard';
import type { SiteContent } from '../model/schema/site';
import { DemoButton } from '../ui/DemoButton';
import type { Issuer } from '../ui/pass/Pass';
import { SectionIntro } from '../ui/SectionIntro';
import styles from './Dashboard.module.css';

export interface DashboardProps {
  dashboard: DashboardContent;
  Board: BoardComponent;
  issuer: Issuer;
  /** The URL of the board's data, which is fetched when the board is near the viewport. */
  dataUrl: string;
  /** `dashboard` has the texts that are shown if the data cannot be loaded. */
  site: DemoSite & Pick<SiteContent, 'dashboard'>;
  /** ID of the page. */
  page: string;
}

export function Dashboard({ dashboard, Board, issuer, dataUrl, site, page }: DashboardProps) {
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
          data-failed={site.dashboard.failed}
          data-retry={site.dashboard.retry}
        >
          <Board board={board} issuer={issuer} />
        </div>
        <DemoButton
          className={styles.demo}
          site={site}
          page={page}
          place="board"
          appearance="paper"
        />
      </div>
    </section>
  );
}
