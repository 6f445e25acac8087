import type { Block, DashboardContent } from '../../model/board-schema';
import { buttonLook } from '../Button';
import { type Issuer, Pass } from '../pass/Pass';
import { Activity } from './Activity';
import styles from './Board.module.css';
import { Leases } from './Leases';
import { People } from './People';
import { Places } from './Places';
import { Rooms } from './Rooms';

type BoardProps = DashboardContent['board'] & { issuer: Issuer };

/** A dashboard as a drawing: what is going on, and beside it the one thing to do about it. */
export function Board({ title, blocks, action, issuer }: BoardProps) {
  return (
    <div className={styles.board}>
      <div className={styles.main}>
        <p className={`display ${styles.title}`}>{title}</p>
        {blocks.map((block) => (
          <BlockOf key={block.kind} block={block} />
        ))}
      </div>
      <div className={styles.side}>
        <p className={`display ${styles.title}`}>{action.title}</p>
        <Pass issuer={issuer} pass={action.pass} dress="accent" />
        <ul className={styles.facts}>
          {action.rows.map((row) => (
            <li key={row.label}>
              <span>{row.label}</span>
              {row.value}
            </li>
          ))}
        </ul>
        <span {...buttonLook({ className: styles.button })}>{action.button}</span>
      </div>
    </div>
  );
}

function BlockOf({ block }: { block: Block }) {
  switch (block.kind) {
    case 'rooms':
      return <Rooms {...block} />;
    case 'activity':
      return <Activity {...block} />;
    case 'places':
      return <Places {...block} />;
    case 'people':
      return <People {...block} />;
    case 'leases':
      return <Leases {...block} />;
  }
}
