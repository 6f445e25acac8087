import { memo } from 'react';
import styles from './Leases.module.css';
import type { LeasesPartProps } from './types';
import { UnitRow } from './UnitRow';

const legend = ['opens', 'ready', 'waiting', 'ended'] as const;

/** The leases of each unit over the months. */
export const LeaseChart = memo(function LeaseChart(props: LeasesPartProps) {
  const { messages, units } = props.state.board;
  return (
    <>
      <ul aria-label={messages.units}>
        {units.map((unit) => (
          <UnitRow key={unit} unit={unit} {...props} />
        ))}
      </ul>
      <p className={styles.legend}>
        {legend.map((kind) => (
          <span key={kind}>
            <i data-key-status={kind} />
            {messages.legend[kind]}
          </span>
        ))}
      </p>
    </>
  );
});
