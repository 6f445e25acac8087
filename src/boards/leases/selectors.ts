import type { LeasesContent } from '../../model/schema/boards/leases';
import { eventsUntil } from '../history';
import { monthsBetween, weekdayIndex, yearAfter } from '../time';
import type { Action, KeyStatus, Lease, LeaseEvent, State } from './types';

/** The schema of the board has checked the ID. */
export const findLease = (board: LeasesContent, id: string) =>
  board.leases.find((lease) => lease.key === id) as Lease;

export const shownLease = ({ board, shownPass }: State) => findLease(board, shownPass.lease);

/**
 * The events until now that had an effect. The clock can be moved back, so that a lease may end
 * before the day of an event that concerns it.
 */
function effectiveEvents({ board, events, day }: State): LeaseEvent[] {
  const ends = new Map(board.leases.map(({ key, to }) => [key, to]));
  const sentKeys = new Set<string>();
  return eventsUntil(events, day).filter((event) => {
    const isAfterEnd = event.at > (ends.get(event.lease) ?? 0);
    if (isAfterEnd !== (event.type === 'renew')) return false;
    if ('to' in event) ends.set(event.lease, event.to);
    if (event.type !== 'sendKey') return true;
    return !sentKeys.has(event.lease) && sentKeys.add(event.lease);
  });
}

/** The event that undo removes: the last one, except guest passes that have ended. */
export const lastEvent = (state: State): LeaseEvent | undefined =>
  effectiveEvents(state).findLast(({ type, at }) => type !== 'sendGuestPass' || at === state.day);

const eventsOfLease = <Type extends LeaseEvent['type']>(state: State, type: Type, lease: string) =>
  effectiveEvents(state).filter(
    (event): event is Extract<LeaseEvent, { type: Type }> =>
      event.type === type && event.lease === lease,
  );

/** The last event that changed the end of a lease. */
export const lastEndChange = (state: State, lease: Lease) =>
  effectiveEvents(state)
    .filter((event) => 'to' in event)
    .findLast((event) => event.lease === lease.key);

/** The last day of a lease as known today. */
export const leaseEnd = (state: State, lease: Lease): number =>
  lastEndChange(state, lease)?.to ?? lease.to;

export const isRunning = (state: State, lease: Lease) =>
  lease.from <= state.day && state.day <= leaseEnd(state, lease);

const hasEnded = (state: State, lease: Lease) => leaseEnd(state, lease) < state.day;

/** The latest end of a lease: it must not overlap the next one of the unit. */
const latestEnd = ({ leases, latestEnd }: LeasesContent, lease: Lease) =>
  leases
    .filter(({ unit, from }) => unit === lease.unit && from > lease.from)
    .reduce((end, { from }) => Math.min(end, from - 1), latestEnd);

/** The range in which the end of a lease can be moved; undefined after it has ended. */
export function endRange(state: State, lease: Lease) {
  if (hasEnded(state, lease)) return undefined;
  return { from: Math.max(lease.from, state.day), to: latestEnd(state.board, lease) };
}

/** The new end of an ended lease if it is renewed today, for a year at most. */
export function renewalEnd(state: State, lease: Lease): number | undefined {
  if (!hasEnded(state, lease)) return undefined;
  const to = Math.min(yearAfter(leaseEnd(state, lease)), latestEnd(state.board, lease));
  return to < state.day ? undefined : to;
}

/** The day on which the key was sent; undefined if it has not been sent until today. */
export function keySentOn(state: State, lease: Lease): number | undefined {
  const [event] = eventsOfLease(state, 'sendKey', lease.key);
  const day = event?.at ?? lease.keySent;
  return day !== undefined && day <= state.day ? day : undefined;
}

export const canSendKey = (state: State, lease: Lease): boolean =>
  keySentOn(state, lease) === undefined && !hasEnded(state, lease);

export function keyStatus(state: State, lease: Lease): KeyStatus {
  const end = leaseEnd(state, lease);
  if (hasEnded(state, lease)) return { kind: 'ended', day: end };
  const isSent = keySentOn(state, lease) !== undefined;
  return isRunning(state, lease)
    ? { kind: isSent ? 'opens' : 'unsent', day: end }
    : { kind: isSent ? 'waiting' : 'ready', day: lease.from };
}

/** The lease of a unit today. */
export const currentLease = (state: State, unit: string): Lease | undefined =>
  state.board.leases.find((lease) => lease.unit === unit && isRunning(state, lease));

/** The guest passes sent until today. A guest pass is valid on one day. */
export const guestPasses = (state: State) =>
  state.board.leases.flatMap((lease) =>
    eventsOfLease(state, 'sendGuestPass', lease.key).map(({ at, guest }) => ({
      lease,
      guest,
      at,
      isValid: at === state.day,
    })),
  );

/** Whether a guest has a pass for today. */
export const isGuestPassSent = (state: State, lease: Lease, guest: string): boolean =>
  guestPasses(state).some((pass) => pass.isValid && pass.lease === lease && pass.guest === guest);

/** Only during the lease, and once a day for each guest. */
export const canSendGuestPass = (state: State, lease: Lease, guest: string): boolean =>
  isRunning(state, lease) && !isGuestPassSent(state, lease, guest);

/** Whether the key or a guest pass of this lease opens its unit today. */
export const canOpen = (state: State, lease: Lease): boolean =>
  keyStatus(state, lease).kind === 'opens' ||
  guestPasses(state).some((pass) => pass.isValid && pass.lease === lease);

/** The numbers of units, leased units, sent keys that have not ended, and valid guest passes. */
export function counts(state: State) {
  const { board } = state;
  const { otherUnits, leases } = board;
  const otherLeased = otherUnits.leased[monthsBetween(board.clock.from, state.day)] ?? 0;
  const isSent = (lease: Lease) => ['waiting', 'opens'].includes(keyStatus(state, lease).kind);
  return {
    units: otherUnits.count + board.units.length,
    leased: otherLeased + leases.filter((lease) => isRunning(state, lease)).length,
    keys: otherLeased + leases.filter(isSent).length,
    guestPasses:
      (otherUnits.guestPasses[weekdayIndex(state.day)] ?? 0) +
      guestPasses(state).filter(({ isValid }) => isValid).length,
  };
}

/** What can be done with a key today: send it, renew an ended lease, or show the next tenant's key. */
export function keyAction(
  state: State,
  lease: Lease,
): Extract<Action, { type: 'sendKey' | 'renew' | 'showPass' }> | undefined {
  if (canSendKey(state, lease)) return { type: 'sendKey', lease: lease.key };
  if (!hasEnded(state, lease)) return undefined;
  if (renewalEnd(state, lease)) return { type: 'renew', lease: lease.key };
  const next = currentLease(state, lease.unit);
  return next && { type: 'showPass', lease: next.key };
}
