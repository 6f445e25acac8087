import type { LeasesContent } from '../../model/schema/boards/leases';
import { eventsUntil } from '../history';
import { monthsBetween, weekdayIndex, yearAfter } from '../time';
import type { Action, KeyStatus, Lease, LeaseEvent, PassId, State } from './types';

export const findLease = (board: LeasesContent, id: string): Lease | undefined =>
  board.leases.find((lease) => lease.key === id);

/**
 * The events until now that had an effect. The clock can be moved back, so that a lease may end
 * before the day of an event that concerns it.
 */
function effectiveEvents(board: LeasesContent, { events, day }: State): LeaseEvent[] {
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
export const lastEvent = (board: LeasesContent, state: State): LeaseEvent | undefined =>
  effectiveEvents(board, state).findLast(
    ({ type, at }) => type !== 'sendGuestPass' || at === state.day,
  );

const eventsOfLease = <Type extends LeaseEvent['type']>(
  board: LeasesContent,
  state: State,
  type: Type,
  lease: string,
) =>
  effectiveEvents(board, state).filter(
    (event): event is Extract<LeaseEvent, { type: Type }> =>
      event.type === type && event.lease === lease,
  );

/** The last event that changed the end of a lease. */
export const lastEndChange = (board: LeasesContent, state: State, lease: Lease) =>
  effectiveEvents(board, state)
    .filter((event) => 'to' in event)
    .findLast((event) => event.lease === lease.key);

/** The last day of a lease as known today. */
export const leaseEnd = (board: LeasesContent, state: State, lease: Lease): number =>
  lastEndChange(board, state, lease)?.to ?? lease.to;

const isRunning = (board: LeasesContent, state: State, lease: Lease) =>
  lease.from <= state.day && state.day <= leaseEnd(board, state, lease);

const hasEnded = (board: LeasesContent, state: State, lease: Lease) =>
  leaseEnd(board, state, lease) < state.day;

/** The latest end of a lease: it must not overlap the next one of the unit. */
const latestEnd = ({ leases, latestEnd }: LeasesContent, lease: Lease) =>
  leases
    .filter(({ unit, from }) => unit === lease.unit && from > lease.from)
    .reduce((end, { from }) => Math.min(end, from - 1), latestEnd);

/** The range in which the end of a lease can be moved; undefined after it has ended. */
export function endRange(board: LeasesContent, state: State, leaseId: string) {
  const lease = findLease(board, leaseId);
  if (!lease || hasEnded(board, state, lease)) return undefined;
  return { from: Math.max(lease.from, state.day), to: latestEnd(board, lease) };
}

/** The new end of an ended lease if it is renewed today, for a year at most. */
export function renewalEnd(board: LeasesContent, state: State, lease: Lease): number | undefined {
  if (!hasEnded(board, state, lease)) return undefined;
  const to = Math.min(yearAfter(leaseEnd(board, state, lease)), latestEnd(board, lease));
  return to < state.day ? undefined : to;
}

/** The day on which the key was sent; undefined if it has not been sent until today. */
export function keySentOn(board: LeasesContent, state: State, lease: Lease): number | undefined {
  const [event] = eventsOfLease(board, state, 'sendKey', lease.key);
  const day = event?.at ?? lease.keySent;
  return day !== undefined && day <= state.day ? day : undefined;
}

export function canSendKey(board: LeasesContent, state: State, leaseId: string): boolean {
  const lease = findLease(board, leaseId);
  return (
    lease !== undefined &&
    keySentOn(board, state, lease) === undefined &&
    !hasEnded(board, state, lease)
  );
}

export function keyStatus(board: LeasesContent, state: State, lease: Lease): KeyStatus {
  const to = leaseEnd(board, state, lease);
  if (hasEnded(board, state, lease)) return { kind: 'ended', to };
  const hasBegun = isRunning(board, state, lease);
  if (keySentOn(board, state, lease) === undefined) return { kind: hasBegun ? 'unsent' : 'ready' };
  return hasBegun ? { kind: 'opens', to } : { kind: 'waiting', from: lease.from };
}

/** The lease of a unit today. */
export const currentLease = (board: LeasesContent, state: State, unit: string): Lease | undefined =>
  board.leases.find((lease) => lease.unit === unit && isRunning(board, state, lease));

/** The guest passes sent until today. A guest pass is valid on one day. */
export const guestPasses = (board: LeasesContent, state: State) =>
  board.leases.flatMap((lease) =>
    eventsOfLease(board, state, 'sendGuestPass', lease.key).map(({ at, guest }) => ({
      lease,
      guest,
      at,
      isValid: at === state.day,
    })),
  );

/** Only during the lease, and once a day for each guest. */
export function canSendGuestPass(
  board: LeasesContent,
  state: State,
  leaseId: string,
  guest: string,
): boolean {
  const lease = findLease(board, leaseId);
  return (
    lease !== undefined &&
    isRunning(board, state, lease) &&
    board.guests.some((known) => known.key === guest) &&
    !eventsOfLease(board, state, 'sendGuestPass', leaseId).some(
      (event) => event.guest === guest && event.at === state.day,
    )
  );
}

/** The passes that open a unit today: the tenant's and those of guests. */
export function passesForUnit(board: LeasesContent, state: State, unit: string): PassId[] {
  const lease = currentLease(board, state, unit);
  if (!lease) return [];
  const guests = guestPasses(board, state).filter((pass) => pass.isValid && pass.lease === lease);
  return [
    ...(keyStatus(board, state, lease).kind === 'opens' ? [{ lease: lease.key }] : []),
    ...guests.map(({ guest }) => ({ lease: lease.key, guest })),
  ];
}

/** The numbers of units, leased units, sent keys that have not ended, and valid guest passes. */
export function counts(board: LeasesContent, state: State) {
  const { otherUnits, leases } = board;
  const otherLeased = otherUnits.leased[monthsBetween(board.clock.from, state.day)] ?? 0;
  const isSent = (lease: Lease) =>
    ['waiting', 'opens'].includes(keyStatus(board, state, lease).kind);
  return {
    units: otherUnits.count + board.units.length,
    leased: otherLeased + leases.filter((lease) => isRunning(board, state, lease)).length,
    keys: otherLeased + leases.filter(isSent).length,
    guestPasses:
      (otherUnits.guestPasses[weekdayIndex(state.day)] ?? 0) +
      guestPasses(board, state).filter(({ isValid }) => isValid).length,
  };
}

/** What can be done with a key today: send it, renew an ended lease, or show the next tenant's key. */
export function keyAction(
  board: LeasesContent,
  state: State,
  lease: Lease,
): Extract<Action, { type: 'sendKey' | 'renew' | 'showPass' }> | undefined {
  if (canSendKey(board, state, lease.key)) return { type: 'sendKey', lease: lease.key };
  if (!hasEnded(board, state, lease)) return undefined;
  if (renewalEnd(board, state, lease)) return { type: 'renew', lease: lease.key };
  const next = currentLease(board, state, lease.unit);
  return next && { type: 'showPass', lease: next.key };
}
