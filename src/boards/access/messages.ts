import { formatMessage, timeText } from '../../model/derive/format-message';
import type { AccessContent, Until } from '../../model/schema/boards/access';
import {
  accessAt,
  accessStatus,
  activityLog,
  allDoors,
  findPerson,
  hasEnded,
  openDoors,
  personLog,
} from './selectors';
import type { Access, AccessStatus, Action, LogEntry, State } from './types';

const personName = (board: AccessContent, person: string) => findPerson(board, person).name;

/** The names of doors, in the order of the buildings. */
export const doorsText = (board: AccessContent, doors: readonly string[]): string =>
  allDoors(board)
    .filter(({ key }) => doors.includes(key))
    .map(({ name }) => name)
    .join(', ');

/** 'until 11:00', 'until Friday'. */
function untilText(board: AccessContent, until: Until): string {
  const { untilTime, untilDay } = board.messages.invite;
  return typeof until === 'number'
    ? formatMessage(untilTime, { time: timeText(until) })
    : formatMessage(untilDay, { day: until });
}

/** 'Ended 17:00', 'Expires 11:00', 'No doors'; undefined for a permanent pass. */
export function statusText(board: AccessContent, status: AccessStatus): string | undefined {
  if (status.kind === 'active') return undefined;
  const end = endText(status) ?? '';
  return formatMessage(board.messages.status[status.kind], { day: end, time: end });
}

/** A line of the activity log, without its time. */
export function logText(board: AccessContent, entry: LogEntry): string {
  const { log } = board.messages;
  const person = personName(board, entry.person);
  const door = 'door' in entry ? doorsText(board, [entry.door]) : '';
  switch (entry.type) {
    case 'admitted':
    case 'noAccess':
      return formatMessage(log[entry.type], { person, door });
    case 'refused':
      return formatMessage(log[entry.reason], { person, door, time: timeText(entry.since) });
    case 'passExpired':
    case 'lastDayEnded':
      return formatMessage(log[entry.type], { person });
    case 'endAccess':
      return formatMessage(log.accessEnded, { person });
    case 'restoreAccess':
      return formatMessage(log.accessRestored, { person });
    case 'toggleDoor':
      return formatMessage(entry.isAdded ? log.doorAdded : log.doorRemoved, { person, door });
    case 'invite': {
      const until = untilText(board, entry.until);
      return formatMessage(log.invited, { person, doors: doorsText(board, entry.doors), until });
    }
  }
}

/** The latest notification on a person's lock screen. Door attempts send none. */
export function latestNotification(state: State, key: string) {
  const { board } = state;
  const texts = personLog(state, findPerson(board, key)).map((entry) =>
    notificationFor(board, entry),
  );
  const text = texts.findLast((other) => other !== undefined);
  return text === undefined ? undefined : { text };
}

function notificationFor(board: AccessContent, entry: LogEntry): string | undefined {
  const { notification } = board.messages;
  const time = timeText(entry.at);
  switch (entry.type) {
    case 'toggleDoor':
      return formatMessage(entry.isAdded ? notification.doorAdded : notification.doorRemoved, {
        door: doorsText(board, [entry.door]),
      });
    case 'endAccess':
    case 'lastDayEnded':
      return formatMessage(notification.ended, { time });
    case 'restoreAccess':
      return notification.restored;
    case 'invite':
      return formatMessage(notification.invited, { until: untilText(board, entry.until) });
    case 'passExpired':
      return formatMessage(notification.expired, { time });
    default:
      return undefined;
  }
}

/** A person's pass and whether it has ended; undefined before they have one. */
export function passContent(state: State, key: string) {
  const { board } = state;
  const person = findPerson(board, key);
  const access = accessAt(state, key, state.time);
  if (!access) return undefined;
  const { pass } = board.messages;
  return {
    pass: {
      header: { label: pass.floor, value: person.floor },
      primary: { label: pass.name, value: person.name },
      fields: [
        { label: pass.doors, value: openDoorsText(board, access, state.time) },
        ...validityFields(board, access, state.time),
      ],
    },
    hasEnded: hasEnded(access, state.time),
  };
}

/** Until when the pass is valid, or since when it is not. */
function validityFields(board: AccessContent, access: Access, time: number) {
  const { pass } = board.messages;
  const status = accessStatus(access, time);
  if (status.kind === 'noDoors') return [];
  return [{ label: pass.access[status.kind], value: endText(status) ?? pass.always }];
}

/** What ends with the access of the shown person; without doors, that there are none. */
export function accessFacts(state: State) {
  const { board } = state;
  const { messages, buildings } = board;
  const { shownPerson: person, time } = state;
  const access = accessAt(state, person, time);
  const open = openDoors(access, time);
  if (open.length === 0) {
    const ended = access ? validityFields(board, access, time) : [];
    return [{ label: messages.doors, value: messages.noDoors }, ...ended];
  }
  const openBuildings = buildings.filter(({ doors }) =>
    doors.some(({ key }) => open.includes(key)),
  ).length;
  return [
    { label: messages.doors, value: String(open.length) },
    { label: messages.buildings, value: String(openBuildings) },
    { label: messages.when, value: formatMessage(messages.now, { time: timeText(time) }) },
  ];
}

function endText(status: AccessStatus): string | undefined {
  if ('day' in status) return status.day;
  return 'at' in status ? timeText(status.at) : undefined;
}

/** A short text instead of the names if all doors open, because the pass has little space. */
function openDoorsText(board: AccessContent, access: Access, time: number): string {
  const { all, none } = board.messages.pass;
  const doors = openDoors(access, time);
  if (doors.length === 0) return none;
  return doors.length === allDoors(board).length ? all : doorsText(board, doors);
}

/** The text for screen readers; empty if the control announces the change itself. */
export function announcementFor(before: State, after: State, action: Action): string {
  const { board } = after;
  switch (action.type) {
    case 'showPerson':
      return '';
    case 'reset':
      return board.messages.announcements.reset;
    case 'setTime': {
      const newest = activityLog(after).find(({ at }) => at > before.time);
      return newest ? `${timeText(newest.at)}, ${logText(board, newest)}` : '';
    }
    default: {
      const added = after.events.find((event) => !before.events.includes(event));
      return added ? logText(board, added) : '';
    }
  }
}

export const phoneState = (state: State) => ({
  day: state.board.day,
  time: timeText(state.time),
  notification: latestNotification(state, state.shownPerson),
  pass: undefined,
  noPass: formatMessage(state.board.messages.noPass, {
    person: personName(state.board, state.shownPerson),
  }),
  ...passContent(state, state.shownPerson),
});
