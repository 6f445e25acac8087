import { formatMessage } from '../../model/derive/format-message';
import type { AccessContent, Until } from '../../model/schema/boards/access';
import { timeText } from '../time';
import type { Action, State } from './reducer';
import {
  type Access,
  accessAt,
  courseOf,
  doorsOf,
  isOver,
  type LogEntry,
  log,
  personOf,
  type Standing,
  standingOf,
} from './selectors';

const nameOf = (board: AccessContent, person: string) => personOf(board, person)?.name ?? '';

/** The names of doors, in the order of the buildings. */
export const doorsText = (board: AccessContent, doors: readonly string[]): string =>
  doorsOf(board)
    .filter(({ key }) => doors.includes(key))
    .map(({ name }) => name)
    .join(', ');

/** 'until 11:00', 'until Friday'. */
export function untilText(board: AccessContent, until: Until): string {
  const { untilTime, untilDay } = board.words.invite;
  return typeof until === 'number'
    ? formatMessage(untilTime, { time: timeText(until) })
    : formatMessage(untilDay, { day: until });
}

/** 'Ended 17:00', 'Expires 11:00', 'Until Friday'; nothing for a pass that just works. */
export function standingText(board: AccessContent, standing: Standing): string | undefined {
  const { state } = board.words;
  switch (standing.kind) {
    case 'active':
      return undefined;
    case 'until':
      return formatMessage(state.until, { day: standing.day });
    default:
      return formatMessage(state[standing.kind], { time: timeText(standing.at) });
  }
}

/** A line of the entry log, without its time. */
export function logText(board: AccessContent, entry: LogEntry): string {
  const { log } = board.words;
  const person = nameOf(board, entry.person);
  const door = 'door' in entry ? doorsText(board, [entry.door]) : '';
  switch (entry.kind) {
    case 'admitted':
    case 'noAccess':
      return formatMessage(log[entry.kind], { person, door });
    case 'refused':
      return formatMessage(log[entry.why], { person, door, time: timeText(entry.since) });
    case 'expiredNow':
      return formatMessage(log.expiredNow, { person });
    case 'end':
      return formatMessage(log.endedAll, { person });
    case 'door':
      return formatMessage(entry.on ? log.doorOn : log.doorOff, { person, door });
    case 'invite': {
      const until = untilText(board, entry.until);
      return formatMessage(log.invited, { person, doors: doorsText(board, entry.doors), until });
    }
  }
}

/** What arrived last on a person's lock screen; doors that open or do not leave no message. */
export function notificationText(board: AccessContent, state: State, person: string) {
  const who = personOf(board, person);
  const messages = (who ? courseOf(board, state, who) : []).flatMap((entry) => {
    const text = messageOf(board, entry);
    return text === undefined ? [] : [{ at: entry.at, text }];
  });
  return messages.at(-1);
}

function messageOf(board: AccessContent, entry: LogEntry): string | undefined {
  const { notification } = board.words;
  const time = timeText(entry.at);
  switch (entry.kind) {
    case 'door':
      return formatMessage(entry.on ? notification.doorOn : notification.doorOff, {
        door: doorsText(board, [entry.door]),
      });
    case 'end':
      return formatMessage(notification.ended, { time });
    case 'invite':
      return formatMessage(notification.invited, { until: untilText(board, entry.until) });
    case 'expiredNow':
      return formatMessage(notification.expired, { time });
    default:
      return undefined;
  }
}

/** A person's pass now, and whether it has ended; nothing before they have one. */
export function passText(board: AccessContent, state: State, key: string) {
  const person = personOf(board, key);
  const access = accessAt(board, state, key, state.time);
  if (!person || !access) return undefined;
  const { pass } = board.words;
  const standing = standingOf(access, state.time);
  return {
    pass: {
      header: { label: pass.floor, value: person.floor },
      primary: { label: pass.name, value: person.name },
      fields: [
        { label: pass.doors, value: openDoors(board, access, state.time) },
        { label: pass.access[standing.kind], value: endText(standing) ?? pass.always },
      ],
    },
    ended: isOver(access, state.time),
  };
}

function endText(standing: Standing): string | undefined {
  if (standing.kind === 'active') return undefined;
  return standing.kind === 'until' ? standing.day : timeText(standing.at);
}

/** A pass has room for some names; of all doors it says so. */
function openDoors(board: AccessContent, { doors, ...access }: Access, time: number): string {
  const { all, none } = board.words.pass;
  if (doors.length === 0 || isOver({ doors, ...access }, time)) return none;
  return doors.length === doorsOf(board).length ? all : doorsText(board, doors);
}

/** What an action has brought about, for those who do not see it. */
export function told(board: AccessContent, before: State, after: State, action: Action): string {
  const { announce } = board.words;
  switch (action.kind) {
    case 'show':
      return '';
    case 'startOver':
      return announce.startedOver;
    case 'giveBack':
      return formatMessage(announce.givenBack, { person: nameOf(board, action.person) });
    case 'time': {
      const newest = log(board, after).find(({ at }) => at > before.time);
      return newest ? `${timeText(newest.at)}, ${logText(board, newest)}` : '';
    }
    default: {
      const change = after.changes.find((one) => !before.changes.includes(one));
      return change ? logText(board, change) : '';
    }
  }
}

/** All that is on the phone of whoever is shown. */
export const phone = (board: AccessContent, state: State) => ({
  day: board.day,
  time: timeText(state.time),
  notification: notificationText(board, state, state.shown),
  pass: undefined,
  ...passText(board, state, state.shown),
});
