import { memo } from 'react';
import { formatPlural } from '../../model/derive/format-message';
import { AudienceRow } from './AudienceRow';
import styles from './AudienceRow.module.css';
import type { LivePartProps } from './Rooms';
import { visitsByHour } from './selectors';

/** Visits by the hour, a bar an hour. */
export const Facilities = memo(function Facilities({ board, state, act }: LivePartProps) {
  const { audience } = state;
  const rows = board.facilities.map((facility) => ({
    ...facility,
    hours: visitsByHour(board, state, facility.key),
  }));
  const most = Math.max(...rows.flatMap(({ hours }) => hours));
  return (
    <ul className={styles.rows} aria-label={board.words.views.facilities}>
      {rows.map(({ key, name, everyone, hours }) => {
        const total = hours.reduce((sum, visits) => sum + visits);
        return (
          <AudienceRow
            key={key}
            name={name}
            count={total}
            countInWords={formatPlural(board.words.visits, total)}
            everyone={everyone}
            isChosen={audience.kind === 'at' && audience.facility === key}
            onChoose={() => act({ kind: 'at', facility: key })}
          >
            <svg viewBox="0 0 360 60" preserveAspectRatio="none" aria-hidden="true">
              <path d={bars(hours, most, (visits) => visits > 0)} />
              <path data-empty="" d={bars(hours, most, (visits) => visits === 0)} />
            </svg>
          </AudienceRow>
        );
      })}
    </ul>
  );
});

const bars = (hours: number[], most: number, isDrawn: (visits: number) => boolean) =>
  hours
    .map((visits, hour) =>
      isDrawn(visits) ? `M${hour * 15 + 2} 60v${-2 - (visits / most) * 58}h11V60z` : '',
    )
    .join('');
