import type { AccessContent, Until } from '../../model/schema/boards/access';
import { eventsUntil } from '../history';
import type { Access, AccessEvent, AccessStatus, LogEntry, Person, State } from './types';

export const allDoors = (board: AccessContent) => board.buildings.flatMap(({ doors }) => doors);

const allPeople = (board: AccessContent): Person[] => [...board.people, ...board.invitees];

/** The schema of the board has checked the key. */
export const findPerson = (board: AccessContent, key: string) =>
  allPeople(board).find((person) => person.key === key) as Person;

export function accessStatus(access: Access, time: number): AccessStatus {
  const { doors, until, lastDayEnds, endedAt } = access;
  if (endedAt !== undefined) return { kind: 'ended', at: endedAt };
  if (lastDayEnds !== undefined && lastDayEnds <= time) return { kind: 'ended', at: lastDayEnds };
  if (typeof until === 'number' && until <= time) return { kind: 'expired', at: until };
  if (doors.length === 0) return { kind: 'noDoors' };
  if (lastDayEnds !== undefined) return { kind: 'lastDay', at: lastDayEnds };
  if (until === undefined) return { kind: 'active' };
  return typeof until === 'string' ? { kind: 'until', day: until } : { kind: 'expires', at: until };
}

/** The doors that a pass opens: none before there is one, and after its end. */
export const openDoors = (access: Access | undefined, time: number): readonly string[] =>
  access && !hasEnded(access, time) ? access.doors : [];

/** Whether there is access that can be ended. */
export const canEnd = (access: Access | undefined, time: number): boolean =>
  openDoors(access, time).length > 0;

/** Whether access was ended on the board and would be valid now without that. */
export const canRestore = (access: Access | undefined, time: number): boolean =>
  access?.endedAt !== undefined && automaticEndKind(access, time) === undefined;

/** Whether access would have ended now even if it had not been ended on the board, and how. */
export function automaticEndKind(access: Access | undefined, time: number) {
  const kind = access && accessStatus({ ...access, endedAt: undefined }, time).kind;
  return kind === 'ended' || kind === 'expired' ? kind : undefined;
}

export const hasEnded = (access: Access, time: number): boolean =>
  ['ended', 'expired'].includes(accessStatus(access, time).kind);

/** An expiry in the past cannot be chosen for a new pass. */
export const hasExpired = ({ time }: State, until: Until): boolean =>
  hasEnded({ doors: [], until }, time);

/** Returns the same access if the event has no effect, for example after access has ended. */
function applyEvent(access: Access | undefined, event: AccessEvent): Access | undefined {
  if (event.type === 'invite') {
    return access ?? { doors: event.doors, until: event.until };
  }
  if (event.type === 'restoreAccess') {
    return access && canRestore(access, event.at) ? { ...access, endedAt: undefined } : access;
  }
  if (!access || hasEnded(access, event.at)) return access;
  if (event.type === 'endAccess') return { ...access, endedAt: event.at };
  const { door, isAdded } = event;
  if (access.doors.includes(door) === isAdded) return access;
  const others = access.doors.filter((other) => other !== door);
  return { ...access, doors: isAdded ? [...others, door] : others };
}

/** The events that changed a person's access until then, and the resulting access. */
function accessHistory(state: State, person: string, time: number) {
  const initial = state.board.people.find(({ key }) => key === person);
  let access: Access | undefined = initial;
  const events: AccessEvent[] = [];
  for (const event of eventsUntil(state.events, time)) {
    if (event.person !== person) continue;
    const next = applyEvent(access, event);
    if (next !== access) events.push(event);
    access = next;
  }
  return { access, events };
}

/** A person's access at a time; undefined before they have a pass. */
export const accessAt = (state: State, person: string, time: number): Access | undefined =>
  accessHistory(state, person, time).access;

/** One table row for everyone who has or had a pass. */
export const tableRows = (state: State) =>
  allPeople(state.board).flatMap((person) => {
    const access = accessAt(state, person.key, state.time);
    return access ? [{ person, access, status: accessStatus(access, state.time) }] : [];
  });

/** The invitees without a pass. */
export const availableInvitees = (state: State): Person[] =>
  state.board.invitees.filter(({ key }) => !accessAt(state, key, state.time));

/** The log entries of one person until now, oldest first. */
export function personLog(state: State, person: Person): LogEntry[] {
  const { access, events } = accessHistory(state, person.key, state.time);
  const attempts = person.attempts
    .filter(({ at }) => at <= state.time)
    .flatMap((attempt) => attemptEntry(state, person.key, attempt));
  return [...automaticEnd(access, state.time, person.key), ...events, ...attempts].sort(
    (a, b) => a.at - b.at,
  );
}

/** The entry of an end that nobody caused on the board. */
function automaticEnd(access: Access | undefined, time: number, person: string): LogEntry[] {
  const status = access && accessStatus(access, time);
  if (status?.kind === 'expired') return [{ at: status.at, type: 'passExpired', person }];
  if (status?.kind !== 'ended' || access?.endedAt !== undefined) return [];
  return [{ at: status.at, type: 'lastDayEnded', person }];
}

function attemptEntry(
  state: State,
  person: string,
  { at, door }: { at: number; door: string },
): LogEntry[] {
  const access = accessAt(state, person, at);
  if (!access) return [];
  const status = accessStatus(access, at);
  if (status.kind === 'ended' || status.kind === 'expired') {
    return [{ at, type: 'refused', person, door, reason: status.kind, since: status.at }];
  }
  return [{ at, type: access.doors.includes(door) ? 'admitted' : 'noAccess', person, door }];
}

/** The log entries of all people until now, newest first. */
export function activityLog(state: State): LogEntry[] {
  const entries = allPeople(state.board).flatMap((person) => personLog(state, person));
  /** The order of changes at the same time; an automatic end is before them. */
  const order = (entry: LogEntry) => state.events.indexOf(entry as AccessEvent);
  return entries.sort((a, b) => b.at - a.at || order(b) - order(a));
}

/** How many people are in a building, listed ones and others. */
export function occupancy(state: State, building: AccessContent['buildings'][number]): number {
  const { board } = state;
  const doors = building.doors.map(({ key }) => key);
  const listed = allPeople(board).filter((person) => {
    if (person.leavesAt !== undefined && person.leavesAt <= state.time) return false;
    const last = personLog(state, person).findLast(({ type }) => type === 'admitted');
    return last?.type === 'admitted' && doors.includes(last.door);
  });
  const hour = (state.time - board.clock.from) / 60;
  return interpolate(building.otherOccupants, hour) + listed.length;
}

/** Linear interpolation between two full hours. */
function interpolate(hours: readonly number[], hour: number): number {
  const last = hours[Math.floor(hour)] ?? 0;
  const next = hours[Math.ceil(hour)] ?? last;
  return Math.round(last + (next - last) * (hour % 1));
}
