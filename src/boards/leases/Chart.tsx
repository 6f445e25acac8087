import { memo } from 'react';
import styles from './Leases.module.css';
import type { LeasesPartProps } from './LeasesBoard';
import { Unit } from './Unit';

const legend = ['opens', 'ready', 'waiting', 'ended'] as const;

/** Units over months: the key is there exactly as long as the lease is. */
export const Chart = memo(function Chart(props: LeasesPartProps) {
  const { words, units } = props.board;
  return (
    <>
      <ul aria-label={props.act ? words.units : undefined}>
        {units.map((unit) => (
          <Unit key={unit} unit={unit} {...props} />
        ))}
      </ul>
      <p className={styles.legend}>
        {legend.map((kind) => (
          <span key={kind}>
            <i data-key={kind} />
            {words.legend[kind]}
          </span>
        ))}
      </p>
    </>
  );
});
