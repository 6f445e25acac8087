import type { AccessContent, Until } from '../../model/schema/boards/access';
import { happened } from '../history';
import type { Change, State } from './reducer';

export type Person = AccessContent['invitations'][number];

/** What a pass opens: its doors, its end if it has one, and when it was ended by hand. */
export interface Access {
  doors: readonly string[];
  until?: Until | undefined;
  ended?: number;
}

export const doorsOf = (board: AccessContent) => board.buildings.flatMap(({ doors }) => doors);

const everyone = (board: AccessContent): Person[] => [...board.people, ...board.invitations];

export const personOf = (board: AccessContent, key: string): Person | undefined =>
  everyone(board).find((person) => person.key === key);

export type Standing =
  | { kind: 'active' }
  | { kind: 'until'; day: string }
  | { kind: 'expires' | 'expired' | 'ended'; at: number };

export function standingOf({ ended, until }: Access, time: number): Standing {
  if (ended !== undefined) return { kind: 'ended', at: ended };
  if (until === undefined) return { kind: 'active' };
  if (typeof until === 'string') return { kind: 'until', day: until };
  return { kind: until <= time ? 'expired' : 'expires', at: until };
}

export const isOver = (access: Access, time: number): boolean =>
  ['ended', 'expired'].includes(standingOf(access, time).kind);

/** An end that has passed cannot be chosen for a new pass. */
export const isTooLate = ({ time }: State, until: Until): boolean =>
  isOver({ doors: [], until }, time);

/** What is over stays over, and a second invitation adds nothing to the first. */
function after(access: Access | undefined, change: Change): Access | undefined {
  if (change.kind === 'invite') {
    return access ?? { doors: change.doors, until: change.until };
  }
  if (!access || isOver(access, change.at)) return access;
  if (change.kind === 'end') return { ...access, ended: change.at };
  const { door, on } = change;
  if (access.doors.includes(door) === on) return access;
  const others = access.doors.filter((other) => other !== door);
  return { ...access, doors: on ? [...others, door] : others };
}

/** The changes that had an effect on a person by then, and the access they left. */
function course(board: AccessContent, state: State, person: string, time: number) {
  const own = board.people.find(({ key }) => key === person);
  let access: Access | undefined = own && { doors: own.doors, until: own.until };
  const changes: Change[] = [];
  for (const change of happened(state.changes, time)) {
    if (change.person !== person) continue;
    const next = after(access, change);
    if (next !== access) changes.push(change);
    access = next;
  }
  return { access, changes };
}

/** What a person's pass opens at a minute; nothing before they have one. */
export const accessAt = (
  board: AccessContent,
  state: State,
  person: string,
  time: number,
): Access | undefined => course(board, state, person, time).access;

export const opens = (
  board: AccessContent,
  state: State,
  person: string,
  door: string,
  time: number,
) => {
  const access = accessAt(board, state, person, time);
  return access !== undefined && !isOver(access, time) && access.doors.includes(door);
};

/** A line for everyone who has, or had, a pass by now. */
export const rows = (board: AccessContent, state: State) =>
  everyone(board).flatMap((person) => {
    const access = accessAt(board, state, person.key, state.time);
    return access ? [{ person, access, standing: standingOf(access, state.time) }] : [];
  });

/** Who can still be given a pass. */
export const invitable = (board: AccessContent, state: State): Person[] =>
  board.invitations.filter(({ key }) => !accessAt(board, state, key, state.time));

/** The end that can still be given back: the clock shows the minute in which it was made. */
export const endOf = (board: AccessContent, state: State, person: string): Change | undefined =>
  course(board, state, person, state.time).changes.find(
    ({ kind, at }) => kind === 'end' && at === state.time,
  );

export type LogEntry =
  | { at: number; kind: 'admitted' | 'noAccess'; person: string; door: string }
  | {
      at: number;
      kind: 'refused';
      person: string;
      door: string;
      why: 'ended' | 'expired';
      since: number;
    }
  | { at: number; kind: 'expiredNow'; person: string }
  | Change;

/** All that happened to one person by now, oldest first: an end, a change, then the doors. */
export function courseOf(board: AccessContent, state: State, person: Person): LogEntry[] {
  const { access, changes } = course(board, state, person.key, state.time);
  const attempts = person.comes
    .filter(({ at }) => at <= state.time)
    .flatMap((attempt) => attemptOf(board, state, person.key, attempt));
  const standing = access && standingOf(access, state.time);
  const expiry: LogEntry[] =
    standing?.kind === 'expired'
      ? [{ at: standing.at, kind: 'expiredNow', person: person.key }]
      : [];
  return [...expiry, ...changes, ...attempts].sort((one, other) => one.at - other.at);
}

function attemptOf(
  board: AccessContent,
  state: State,
  person: string,
  { at, door }: { at: number; door: string },
): LogEntry[] {
  const access = accessAt(board, state, person, at);
  if (!access) return [];
  const standing = standingOf(access, at);
  if (standing.kind === 'ended' || standing.kind === 'expired') {
    return [{ at, kind: 'refused', person, door, why: standing.kind, since: standing.at }];
  }
  return [{ at, kind: access.doors.includes(door) ? 'admitted' : 'noAccess', person, door }];
}

/** What happened in all buildings by now, newest first. */
export const log = (board: AccessContent, state: State): LogEntry[] =>
  everyone(board)
    .flatMap((person) => courseOf(board, state, person))
    .sort((one, other) => one.at - other.at)
    .reverse();

/** How many are in a building: people by name, and those who have no line of their own. */
export function inside(
  board: AccessContent,
  state: State,
  building: AccessContent['buildings'][number],
): number {
  const here = building.doors.map(({ key }) => key);
  const named = everyone(board).filter((person) => {
    if (person.leaves !== undefined && person.leaves <= state.time) return false;
    const last = courseOf(board, state, person).findLast(({ kind }) => kind === 'admitted');
    return last?.kind === 'admitted' && here.includes(last.door);
  });
  return between(building.inside, (state.time - board.clock.from) / 60) + named.length;
}

/** On the straight line from one full hour to the next. */
function between(hours: readonly number[], hour: number): number {
  const last = hours[Math.floor(hour)] ?? 0;
  const next = hours[Math.ceil(hour)] ?? last;
  return Math.round(last + (next - last) * (hour % 1));
}
