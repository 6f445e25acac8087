import { useIsHydrated } from '../useIsHydrated';
import styles from './Leases.module.css';
import { doorText, guestPassText, keyText, leaseText } from './messages';
import { percentSpan } from './percent-span';
import { guestPasses, keyStatus, leaseEnd } from './selectors';
import { TodayLine } from './TodayLine';
import type { LeasesPartProps } from './types';

/** A unit with its leases and guest passes, each with a button that shows the pass. */
export function UnitRow({ state, dispatch, unit }: LeasesPartProps & { unit: string }) {
  const { board } = state;
  const { clock } = board;
  const isHydrated = useIsHydrated();
  const { shownPass } = state;
  const leases = board.leases
    .filter((lease) => lease.unit === unit)
    .map((lease) => ({
      lease,
      span: percentSpan(clock, lease.from, leaseEnd(state, lease) + 1),
      status: keyStatus(state, lease).kind,
      isShown: shownPass.lease === lease.key && !shownPass.guest,
    }));
  const guests = guestPasses(state)
    .filter(({ lease }) => lease.unit === unit)
    .map((pass) => ({
      ...pass,
      span: percentSpan(clock, pass.at, pass.at),
      isShown: shownPass.lease === pass.lease.key && shownPass.guest === pass.guest,
    }));
  return (
    <li className={styles.unit}>
      <p>
        <b>{unit}</b>
        {doorText(state, unit)}
      </p>
      <div className={styles.line}>
        <svg aria-hidden="true">
          <rect y="46.667%" width="100%" height="6.667%" />
          {leases.map(({ lease, span, status }) => (
            <rect
              key={lease.key}
              {...span}
              y="23.333%"
              height="53.333%"
              rx="9"
              data-key-status={status}
            />
          ))}
          <TodayLine range={clock} day={state.day} top="0" />
          {leases.map(({ lease, span, status }) => (
            <foreignObject key={lease.key} {...span} y="28.333%" height="43.333%">
              <p data-key-status={status}>{lease.name}</p>
            </foreignObject>
          ))}
        </svg>
        {isHydrated &&
          leases.map(({ lease, span, isShown }) => (
            <button
              key={lease.key}
              type="button"
              className={styles.lease}
              style={{ left: span.x, width: span.width }}
              aria-label={`${leaseText(state, lease)}. ${keyText(state, lease)}`}
              aria-pressed={isShown}
              onClick={() => dispatch({ type: 'showPass', lease: lease.key })}
            />
          ))}
        {isHydrated &&
          guests.map(({ lease, guest, at, isValid, span, isShown }) => (
            <button
              key={`${lease.key} ${guest} ${at}`}
              type="button"
              className={styles.guest}
              style={{ left: span.x }}
              data-key-status={isValid ? 'waiting' : 'ended'}
              aria-label={guestPassText(board, lease, guest, at)}
              aria-pressed={isShown}
              onClick={() => dispatch({ type: 'showPass', lease: lease.key, guest })}
            />
          ))}
      </div>
    </li>
  );
}
