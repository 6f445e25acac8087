import { memo } from 'react';
import { formatPlural } from '../../model/derive/format-message';
import { AudienceRow } from './AudienceRow';
import styles from './AudienceRow.module.css';
import { visitsByHour } from './selectors';
import type { InteractivePartProps } from './types';

/** The visits to each facility, as one bar per hour. */
export const Facilities = memo(function Facilities({
  board,
  state,
  dispatch,
}: InteractivePartProps) {
  const { audience: selected } = state;
  const rows = board.facilities.map((facility) => ({
    ...facility,
    hours: visitsByHour(board, state, facility.key),
  }));
  const max = Math.max(1, ...rows.flatMap(({ hours }) => hours));
  return (
    <ul className={styles.rows} aria-label={board.messages.views.facilities}>
      {rows.map(({ key, name, audience, hours }) => {
        const total = hours.reduce((sum, visits) => sum + visits);
        return (
          <AudienceRow
            key={key}
            name={name}
            count={total}
            countText={formatPlural(board.messages.visits, total)}
            audience={audience}
            isSelected={selected.kind === 'facility' && selected.facility === key}
            onSelect={() => dispatch({ type: 'selectFacility', facility: key })}
          >
            <svg viewBox="0 0 360 60" preserveAspectRatio="none" aria-hidden="true">
              <path d={barsPath(hours, max, (visits) => visits > 0)} />
              <path data-empty="" d={barsPath(hours, max, (visits) => visits === 0)} />
            </svg>
          </AudienceRow>
        );
      })}
    </ul>
  );
});

const barsPath = (hours: number[], max: number, isIncluded: (visits: number) => boolean) =>
  hours
    .map((visits, hour) =>
      isIncluded(visits) ? `M${hour * 15 + 2} 60v${-2 - (visits / max) * 58}h11V60z` : '',
    )
    .join('');
