import type { LeasesContent } from '../../model/schema/boards/leases';
import { happened } from '../history';
import { monthsAfter, weekdayOf } from '../time';
import type { Deed, State } from './reducer';

export type Lease = LeasesContent['leases'][number];

export const leaseOf = (board: LeasesContent, key: string): Lease | undefined =>
  board.leases.find((lease) => lease.key === key);

/**
 * What has been done by now, as far as it had an effect: the clock can be slid back, so that a
 * lease has ended before the day on which something was done about it.
 */
export function effective(board: LeasesContent, { deeds, day }: State): Deed[] {
  const ends = new Map(board.leases.map(({ key, to }) => [key, to]));
  const sent = new Set<string>();
  return happened(deeds, day).filter((deed) => {
    if (deed.at > (ends.get(deed.lease) ?? 0)) return false;
    if (deed.kind === 'moveEnd') ends.set(deed.lease, deed.to);
    if (deed.kind !== 'sendKey') return true;
    return !sent.has(deed.lease) && sent.add(deed.lease);
  });
}

/** What can be taken back: the last thing done by the day that the board shows. */
export const lastDeed = (board: LeasesContent, state: State): Deed | undefined =>
  effective(board, state).at(-1);

const deedsFor = <Kind extends Deed['kind']>(
  board: LeasesContent,
  state: State,
  kind: Kind,
  lease: string,
) =>
  effective(board, state).filter(
    (deed): deed is Extract<Deed, { kind: Kind }> => deed.kind === kind && deed.lease === lease,
  );

export const lastMove = (board: LeasesContent, state: State, lease: Lease) =>
  deedsFor(board, state, 'moveEnd', lease.key).at(-1);

/** The last day of a lease as it is known by now. */
export const endOf = (board: LeasesContent, state: State, lease: Lease): number =>
  lastMove(board, state, lease)?.to ?? lease.to;

const isRunning = (board: LeasesContent, state: State, lease: Lease) =>
  lease.from <= state.day && state.day <= endOf(board, state, lease);

const hasEnded = (board: LeasesContent, state: State, lease: Lease) =>
  endOf(board, state, lease) < state.day;

/** The days between which the end of a lease may now be moved; nothing once it has ended. */
export function endsBetween(board: LeasesContent, state: State, key: string) {
  const lease = leaseOf(board, key);
  if (!lease || hasEnded(board, state, lease)) return undefined;
  const next = board.leases
    .filter(({ unit, from }) => unit === lease.unit && from > lease.from)
    .map(({ from }) => from - 1);
  return { from: Math.max(lease.from, state.day), to: Math.min(...next, board.lastEnd) };
}

/** The day on which the key was sent, if that was by now. */
export function sentOn(
  board: LeasesContent,
  state: State,
  { key, sent }: Lease,
): number | undefined {
  const day = sent ?? deedsFor(board, state, 'sendKey', key)[0]?.at;
  return day !== undefined && day <= state.day ? day : undefined;
}

export function maySendKey(board: LeasesContent, state: State, key: string): boolean {
  const lease = leaseOf(board, key);
  return (
    lease !== undefined &&
    lease.sent === undefined &&
    sentOn(board, state, lease) === undefined &&
    !hasEnded(board, state, lease)
  );
}

export type KeyState =
  /** Not sent yet; late once the lease has begun. */
  | { kind: 'ready' | 'unsent' }
  /** Sent, and opens nothing before the lease starts. */
  | { kind: 'waiting'; from: number }
  | { kind: 'opens' | 'ended'; to: number };

export function keyState(board: LeasesContent, state: State, lease: Lease): KeyState {
  if (hasEnded(board, state, lease)) return { kind: 'ended', to: endOf(board, state, lease) };
  const begun = isRunning(board, state, lease);
  if (sentOn(board, state, lease) === undefined) return { kind: begun ? 'unsent' : 'ready' };
  return begun
    ? { kind: 'opens', to: endOf(board, state, lease) }
    : { kind: 'waiting', from: lease.from };
}

/** The lease that a unit is let on today. */
export const leaseOfUnit = (board: LeasesContent, state: State, unit: string): Lease | undefined =>
  board.leases.find((lease) => lease.unit === unit && isRunning(board, state, lease));

/** The guest passes made by now, each with its lease and whether it opens today. */
export const guestPasses = (board: LeasesContent, state: State) =>
  board.leases.flatMap((lease) =>
    deedsFor(board, state, 'guestPass', lease.key).map(({ at, trade }) => ({
      lease,
      trade,
      at,
      opens: at === state.day,
    })),
  );

/** A guest comes to someone: there must be a lease today, and one pass a day is enough. */
export function mayHaveGuest(
  board: LeasesContent,
  state: State,
  key: string,
  trade: string,
): boolean {
  const lease = leaseOf(board, key);
  return (
    lease !== undefined &&
    isRunning(board, state, lease) &&
    board.trades.some((known) => known.key === trade) &&
    !deedsFor(board, state, 'guestPass', key).some(
      (deed) => deed.trade === trade && deed.at === state.day,
    )
  );
}

/** Everyone whose pass opens a unit today: its tenant, and guests for a day. */
export function opensUnit(board: LeasesContent, state: State, unit: string): State['shown'][] {
  const lease = leaseOfUnit(board, state, unit);
  if (!lease) return [];
  const guests = guestPasses(board, state).filter((pass) => pass.opens && pass.lease === lease);
  return [
    ...(keyState(board, state, lease).kind === 'opens' ? [{ lease: lease.key }] : []),
    ...guests.map(({ trade }) => ({ lease: lease.key, guest: trade })),
  ];
}

/** How many units are let, keys are out (sent and not ended) and guests have a pass today. */
export function counts(board: LeasesContent, state: State) {
  const { units, let: byMonth, guestPasses: byWeekday } = board.others;
  const othersLet = byMonth[monthsAfter(board.clock.from, state.day)] ?? 0;
  const isOut = (lease: Lease) => ['waiting', 'opens'].includes(keyState(board, state, lease).kind);
  return {
    units: units + board.units.length,
    let: othersLet + board.leases.filter((lease) => isRunning(board, state, lease)).length,
    keys: othersLet + board.leases.filter(isOut).length,
    guestPasses:
      (byWeekday[weekdayOf(state.day)] ?? 0) +
      guestPasses(board, state).filter(({ opens }) => opens).length,
  };
}
