import type { CSSProperties, ReactNode } from 'react';
import styles from '../../../ui/board/Leases.module.css';
import live from './Leases.module.css';
import type { LeasesPartProps } from './LeasesBoard';
import { endOf, guestPasses, keyState } from './select';
import { type Span, spanOf } from './span';
import { doorText, guestText, keyText, leaseText } from './words';

interface UnitProps extends LeasesPartProps {
  unit: string;
  /** Drawn over the leases. */
  children: ReactNode;
}

/** A unit and its leases, one after the other; each can be chosen. */
export function Unit({ board, state, act, unit, children }: UnitProps) {
  const { shown } = state;
  const leases = board.leases
    .filter((lease) => lease.unit === unit)
    .map((lease) => ({
      lease,
      span: spanOf(board.clock, lease.from, endOf(board, state, lease) + 1),
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
          <rect className={styles.track} y="50%" />
          {leases.map(({ lease, span }) => (
            <svg
              key={lease.key}
              {...span}
              y="12"
              height="36"
              data-key={keyState(board, state, lease).kind}
              aria-hidden="true"
            >
              <rect x="2" y="2" rx="9" />
              <text x="14" y="23">
                {lease.name}
              </text>
            </svg>
          ))}
          {children}
          {guests.map(({ lease, trade, at, opens, span }) => (
            <circle
              key={`${lease.key} ${trade} ${at}`}
              cx={span.x}
              cy="50%"
              r="7"
              data-key={opens ? 'guest' : 'ended'}
            />
          ))}
        </svg>
        {act &&
          leases.map(({ lease, span, isShown }) => (
            <button
              key={lease.key}
              type="button"
              className={live.lease}
              style={over(span)}
              aria-label={`${leaseText(board, state, lease)}. ${keyText(board, state, lease)}`}
              aria-pressed={isShown && !shown.guest}
              onClick={() => act({ kind: 'show', lease: lease.key })}
            />
          ))}
        {act &&
          guests.map(({ lease, trade, at, span }) => (
            <button
              key={`${lease.key} ${trade} ${at}`}
              type="button"
              className={live.guest}
              style={over(span)}
              aria-label={guestText(board, lease, trade, at)}
              aria-pressed={shown.lease === lease.key && shown.guest === trade}
              onClick={() => act({ kind: 'show', lease: lease.key, guest: trade })}
            />
          ))}
      </div>
    </li>
  );
}

const over = ({ x, width }: Span): CSSProperties => ({ left: x, width });
