import type { CSSProperties } from 'react';
import styles from './Leases.module.css';
import type { LeasesPartProps } from './LeasesBoard';
import { doorText, guestPassName, keyText, leaseText } from './messages';
import { endOf, guestPasses, keyState } from './selectors';
import { type Span, spanOf } from './span';
import { TodayLine } from './Today';

/** A unit and its leases, one after the other; each can be chosen. */
export function Unit({ board, state, act, unit }: LeasesPartProps & { unit: string }) {
  const { shown } = state;
  const leases = board.leases
    .filter((lease) => lease.unit === unit)
    .map((lease) => ({
      lease,
      span: spanOf(board.clock, lease.from, endOf(board, state, lease) + 1),
      kind: keyState(board, state, lease).kind,
      isShown: shown.lease === lease.key,
    }));
  const guests = guestPasses(board, state)
    .filter(({ lease }) => lease.unit === unit)
    .map((guest) => ({ ...guest, span: spanOf(board.clock, guest.at, guest.at) }));
  return (
    <li className={styles.unit}>
      <p>
        <b>{unit}</b>
        {doorText(board, state, unit)}
      </p>
      <div className={styles.line}>
        <svg aria-hidden="true">
          <rect y="28" width="100%" height="4" />
          {leases.map(({ lease, span, kind }) => (
            <rect key={lease.key} {...span} y="14" height="32" rx="9" data-key={kind} />
          ))}
          <TodayLine board={board} state={state} from="0" />
          {leases.map(({ lease, span, kind }) => (
            <foreignObject key={lease.key} {...span} y="20" height="20">
              <p data-key={kind}>{lease.name}</p>
            </foreignObject>
          ))}
        </svg>
        {act &&
          leases.map(({ lease, span, isShown }) => (
            <button
              key={lease.key}
              type="button"
              className={styles.lease}
              style={over(span)}
              aria-label={`${leaseText(board, state, lease)}. ${keyText(board, state, lease)}`}
              aria-pressed={isShown && !shown.guest}
              onClick={() => act({ kind: 'show', lease: lease.key })}
            />
          ))}
        {act &&
          guests.map(({ lease, trade, at, opens, span }) => (
            <button
              key={`${lease.key} ${trade} ${at}`}
              type="button"
              className={styles.guest}
              style={{ left: span.x }}
              data-key={opens ? 'waiting' : 'ended'}
              aria-label={guestPassName(board, lease, trade, at)}
              aria-pressed={shown.lease === lease.key && shown.guest === trade}
              onClick={() => act({ kind: 'show', lease: lease.key, guest: trade })}
            />
          ))}
      </div>
    </li>
  );
}

const over = ({ x, width }: Span): CSSProperties => ({ left: x, width });
