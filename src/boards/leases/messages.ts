import { formatMessage } from '../../model/derive/format-message';
import type { LeasesContent } from '../../model/schema/boards/leases';
import { dateText, dayText, weekdayText } from '../time';
import type { Action, Deed, State } from './reducer';
import {
  endOf,
  guestPasses,
  keyState,
  type Lease,
  lastDeed,
  lastMove,
  leaseOf,
  leaseOfUnit,
  opensUnit,
  sentOn,
} from './selectors';

/** 'Sunday, 15 Nov 2026'. */
export const todayText = (board: LeasesContent, { day }: State): string =>
  formatMessage(board.words.today, { weekday: weekdayText(day), day: dayText(day) });

/** 'Opens until 31 Aug 2027', 'Ready to send'. */
export function keyText(board: LeasesContent, state: State, lease: Lease): string {
  const { state: words } = board.words;
  const key = keyState(board, state, lease);
  if ('from' in key) return formatMessage(words[key.kind], { day: dayText(key.from) });
  if ('to' in key) return formatMessage(words[key.kind], { day: dayText(key.to) });
  return words[key.kind];
}

export const leaseText = (board: LeasesContent, state: State, lease: Lease): string =>
  formatMessage(board.words.lease, {
    unit: lease.unit,
    name: lease.name,
    from: dayText(lease.from),
    to: dayText(endOf(board, state, lease)),
  });

/** Whether a unit opens today, and why it does not. */
export function doorText(board: LeasesContent, state: State, unit: string): string {
  const { door } = board.words;
  if (opensUnit(board, state, unit).length > 0) return door.opens;
  return leaseOfUnit(board, state, unit) ? door.unsent : door.noLease;
}

/** 'Street, hall, 4A'. */
const doorsText = (board: LeasesContent, unit: string): string =>
  formatMessage(board.words.doorsOf, { unit });

export const guestPassName = (
  board: LeasesContent,
  { unit }: Lease,
  trade: string,
  at: number,
): string =>
  formatMessage(board.words.guestPass, { unit, name: nameOf(board, trade), day: dayText(at) });

const nameOf = (board: LeasesContent, trade: string) =>
  board.trades.find(({ key }) => key === trade)?.name ?? '';

/** What the button of a key says: what it does, or why it does nothing. */
export function sendText(board: LeasesContent, state: State, lease: Lease): string {
  const { words } = board;
  const { kind } = keyState(board, state, lease);
  if (kind === 'ended') return words.over;
  return kind === 'ready' || kind === 'unsent' ? words.sendKey : words.isSent;
}

/** What a guest pass is good for; or that nobody can be let in today. */
export function guestText(board: LeasesContent, state: State, lease: Lease): string {
  const { guest } = board.words;
  const isLet = leaseOfUnit(board, state, lease.unit) === lease;
  return isLet ? formatMessage(guest.text, { unit: lease.unit }) : guest.noLease;
}

export function guestSendText(
  board: LeasesContent,
  state: State,
  lease: Lease,
  trade: string,
): string {
  const { guest } = board.words;
  const isSent = guestPasses(board, state).some(
    (pass) => pass.opens && pass.lease === lease && pass.trade === trade,
  );
  return isSent ? guest.sent : formatMessage(guest.send, { unit: lease.unit });
}

/** What a deed did. */
function deedText(board: LeasesContent, deed: Deed): string {
  const { words } = board;
  const lease = leaseOf(board, deed.lease);
  const { name = '', unit = '' } = lease ?? {};
  switch (deed.kind) {
    case 'sendKey':
      return formatMessage(words.keySent, { name, day: dayText(deed.at) });
    case 'moveEnd':
      return formatMessage(words.announce.moved, { name, day: dayText(deed.to) });
    case 'guestPass':
      return formatMessage(words.guestSent, {
        name: nameOf(board, deed.trade),
        unit,
        day: dayText(deed.at),
      });
  }
}

/** What an action has done, for those who do not see it; nothing where the control itself says it. */
export function told(board: LeasesContent, before: State, after: State, { kind }: Action): string {
  const { announce } = board.words;
  const last = lastDeed(board, after);
  switch (kind) {
    case 'startOver':
      return announce.startedOver;
    case 'takeBack':
      return announce.takenBack;
    case 'show':
      return '';
    case 'day': {
      const [was, is] = [notificationText(board, before), notificationText(board, after)];
      return is && was?.text !== is.text ? is.text : '';
    }
    default:
      return last ? deedText(board, last) : '';
  }
}

/** The pass that is shown now: as it will be, while it has not been sent; or as it ended. */
export function passText(board: LeasesContent, state: State) {
  const lease = leaseOf(board, state.shown.lease);
  if (!lease) return { pass: undefined };
  return guestPassText(board, state, lease) ?? tenantPassText(board, state, lease);
}

const shownGuest = (board: LeasesContent, state: State) =>
  guestPasses(board, state).findLast(
    ({ lease, trade }) => lease.key === state.shown.lease && trade === state.shown.guest,
  );

function guestPassText(board: LeasesContent, state: State, { unit }: Lease) {
  const { doors, pass } = board.words;
  const guest = shownGuest(board, state);
  if (!guest) return undefined;
  const { name = '', trade = '' } = board.trades.find(({ key }) => key === guest.trade) ?? {};
  return {
    pass: {
      header: { label: pass.unit, value: unit },
      primary: { label: trade, value: name },
      fields: [
        { label: pass.only, value: dayText(guest.at) },
        { label: doors, value: guest.opens ? doorsText(board, unit) : pass.none },
      ],
    },
    ended: !guest.opens,
  };
}

function tenantPassText(board: LeasesContent, state: State, lease: Lease) {
  const { doors, pass } = board.words;
  const { kind } = keyState(board, state, lease);
  const end = dayText(endOf(board, state, lease));
  const starts = { label: pass.starts, value: dayText(lease.from) };
  const ends = { label: pass.ends, value: end };
  return {
    pass: {
      header: { label: pass.unit, value: lease.unit },
      primary: { label: pass.resident, value: lease.name },
      fields: {
        ready: [starts, ends],
        unsent: [starts, ends],
        waiting: [starts, ends],
        opens: [ends, { label: doors, value: doorsText(board, lease.unit) }],
        ended: [
          { label: pass.ended, value: end },
          { label: doors, value: pass.none },
        ],
      }[kind],
    },
    ended: kind === 'ended',
    draft: sentOn(board, state, lease) === undefined,
  };
}

/** What arrived last on the lock screen of whoever is shown. */
export function notificationText(board: LeasesContent, state: State) {
  const { notification } = board.words;
  const lease = leaseOf(board, state.shown.lease);
  if (!lease) return undefined;
  const { unit } = lease;
  const guest = shownGuest(board, state);
  if (guest) {
    return guest.opens
      ? { at: guest.at, text: formatMessage(notification.guest, { unit }) }
      : { at: guest.at + 1, text: formatMessage(notification.guestEnded, { unit }) };
  }
  const sent = sentOn(board, state, lease);
  if (sent === undefined) return undefined;
  const end = endOf(board, state, lease);
  const moved = lastMove(board, state, lease);
  const messages = [
    sent < lease.from
      ? { at: sent, text: formatMessage(notification.sent, { unit, day: dayText(lease.from) }) }
      : { at: sent, text: formatMessage(notification.sentLate, { unit }) },
    ...(sent < lease.from
      ? [{ at: lease.from, text: formatMessage(notification.started, { unit }) }]
      : []),
    ...(moved
      ? [{ at: moved.at, text: formatMessage(notification.moved, { day: dayText(end) }) }]
      : []),
    { at: end + 1, text: formatMessage(notification.ended, { unit }) },
  ];
  return messages
    .filter(({ at }) => at <= state.day)
    .sort((one, other) => one.at - other.at)
    .at(-1);
}

/** All that is on the phone of whoever is shown. */
export const phone = (board: LeasesContent, state: State) => ({
  day: weekdayText(state.day),
  time: dateText(state.day),
  notification: notificationText(board, state),
  ...passText(board, state),
});
