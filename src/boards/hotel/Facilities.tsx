import { memo } from 'react';
import { formatPlural, timeText } from '../../model/derive/format-message';
import { AudienceRow } from './AudienceRow';
import styles from './AudienceRow.module.css';
import { closedText } from './messages';
import { visitsByHour } from './selectors';
import type { HotelPartProps } from './types';

/** The hours below the chart, at a quarter, a half and three quarters of the day. */
const labeledHours = [6, 12, 18];

/** The visits to each facility, as one bar per hour. */
export const Facilities = memo(function Facilities({ state, dispatch }: HotelPartProps) {
  const { board, audience: selected } = state;
  const rows = board.facilities.map((facility) => ({
    ...facility,
    visits: visitsByHour(state, facility.key),
    closed: closedText(state, facility),
  }));
  const max = Math.max(1, ...rows.flatMap(({ visits }) => visits));
  return (
    <ul className={styles.rows} aria-label={board.messages.views.facilities}>
      {rows.map(({ key, name, audience, visits, closed }) => {
        const total = visits.reduce((sum, count) => sum + count);
        return (
          <AudienceRow
            key={key}
            name={name}
            count={total}
            countText={formatPlural(board.messages.visits, total)}
            audience={audience}
            closed={closed}
            isSelected={selected.kind === 'facility' && selected.facility === key}
            onSelect={() => dispatch({ type: 'selectFacility', facility: key })}
          >
            <div className={styles.chart} aria-hidden="true">
              <svg viewBox="0 0 360 60" preserveAspectRatio="none" aria-hidden="true">
                <path d={barsPath(visits, max, (count) => count > 0)} />
                <path fill="var(--paper-3)" d={barsPath(visits, max, (count) => count === 0)} />
              </svg>
              {labeledHours.map((hour) => (
                <span key={hour}>{timeText(hour * 60)}</span>
              ))}
            </div>
          </AudienceRow>
        );
      })}
    </ul>
  );
});

const barsPath = (visits: number[], max: number, isIncluded: (count: number) => boolean) =>
  visits
    .map((count, hour) =>
      isIncluded(count) ? `M${hour * 15 + 2} 60v${-2 - (count / max) * 58}h11V60z` : '',
    )
    .join('');
