import { formatMessage } from '../../model/derive/format-message';
import type { LeasesContent } from '../../model/schema/boards/leases';
import { dateText, monthText, weekdayText } from '../time';
import {
  currentLease,
  findLease,
  guestPasses,
  keyAction,
  keySentOn,
  keyStatus,
  lastEndChange,
  lastEvent,
  leaseEnd,
  passesForUnit,
  renewalEnd,
} from './selectors';
import type { Action, Lease, LeaseEvent, State } from './types';

/** 'Sunday, mid-Nov'. */
export const dayText = (board: LeasesContent, day: number): string =>
  formatMessage(board.messages.today, { weekday: weekdayText(day), day: dateText(day) });

/** 'Opens until late Aug', 'Ready to send'. */
export function keyText(state: State, lease: Lease): string {
  const { messages } = state.board;
  const status = keyStatus(state, lease);
  if ('from' in status)
    return formatMessage(messages.status[status.kind], { day: dateText(status.from) });
  if ('to' in status)
    return formatMessage(messages.status[status.kind], { day: dateText(status.to) });
  return messages.status[status.kind];
}

export const leaseText = (state: State, lease: Lease): string =>
  formatMessage(state.board.messages.lease, {
    unit: lease.unit,
    name: lease.name,
    from: dateText(lease.from),
    to: dateText(leaseEnd(state, lease)),
  });

/** Whether the door of a unit opens today, or why not. */
export function doorText(state: State, unit: string): string {
  const { door } = state.board.messages;
  if (passesForUnit(state, unit).length > 0) return door.opens;
  return currentLease(state, unit) ? door.unsent : door.noLease;
}

/** 'Street, hall, 4A'. */
const doorsText = (board: LeasesContent, unit: string): string =>
  formatMessage(board.messages.doorList, { unit });

export const guestPassText = (
  board: LeasesContent,
  { unit }: Lease,
  guest: string,
  day: number,
): string =>
  formatMessage(board.messages.guestPass, {
    unit,
    name: guestName(board, guest),
    day: weekdayText(day),
  });

const guestName = (board: LeasesContent, guest: string) =>
  board.guests.find(({ key }) => key === guest)?.name ?? '';

/** The label of the key button, which gives the reason while it is disabled. */
export function keyActionText(state: State, lease: Lease): string {
  const { board } = state;
  const { messages } = board;
  const action = keyAction(state, lease);
  switch (action?.type) {
    case 'sendKey':
      return messages.sendKey;
    case 'renew': {
      const day = dateText(renewalEnd(state, lease) ?? 0);
      return formatMessage(messages.renew, { day });
    }
    case 'showPass':
      return formatMessage(messages.showNext, { name: findLease(board, action.lease)?.name ?? '' });
    default:
      return keyStatus(state, lease).kind === 'ended' ? messages.keyEnded : messages.keySent;
  }
}

/** The description of the guest pass panel. */
export function guestPanelText(state: State, lease: Lease): string {
  const { guest } = state.board.messages;
  const isRunning = currentLease(state, lease.unit) === lease;
  return isRunning ? formatMessage(guest.text, { unit: lease.unit }) : guest.noLease;
}

export function sendGuestPassText(state: State, lease: Lease, guest: string): string {
  const { messages } = state.board;
  const isSent = guestPasses(state).some(
    (pass) => pass.isValid && pass.lease === lease && pass.guest === guest,
  );
  return isSent ? messages.guest.sent : formatMessage(messages.guest.send, { unit: lease.unit });
}

function eventText(board: LeasesContent, event: LeaseEvent): string {
  const { announcements } = board.messages;
  const { name = '', unit = '' } = findLease(board, event.lease) ?? {};
  switch (event.type) {
    case 'sendKey':
      return formatMessage(announcements.keySent, { name, day: weekdayText(event.at) });
    case 'setLeaseEnd':
    case 'renew':
      return formatMessage(announcements[event.type === 'renew' ? 'renewed' : 'moved'], {
        name,
        day: dateText(event.to),
      });
    case 'sendGuestPass':
      return formatMessage(announcements.guestPassSent, {
        name: guestName(board, event.guest),
        unit,
        day: weekdayText(event.at),
      });
  }
}

/** The text for screen readers; empty if the control announces the change itself. */
export function announcementFor(before: State, after: State, { type }: Action): string {
  const { board } = after;
  const { announcements } = board.messages;
  switch (type) {
    case 'reset':
      return announcements.reset;
    case 'undo':
      return announcements.undone;
    case 'showPass':
      return '';
    case 'setDay': {
      const [previous, current] = [latestNotification(before), latestNotification(after)];
      return current && previous?.text !== current.text ? current.text : '';
    }
    default: {
      const event = lastEvent(after);
      return event ? eventText(board, event) : '';
    }
  }
}

/** The shown pass: a draft before it is sent. */
export function passContent(state: State) {
  const lease = findLease(state.board, state.shownPass.lease);
  if (!lease) return { pass: undefined };
  return guestPass(state, lease) ?? tenantPass(state, lease);
}

const shownGuestPass = (state: State) =>
  guestPasses(state).findLast(
    ({ lease, guest }) => lease.key === state.shownPass.lease && guest === state.shownPass.guest,
  );

function guestPass(state: State, { unit }: Lease) {
  const { board } = state;
  const { doors, pass } = board.messages;
  const shown = shownGuestPass(state);
  if (!shown) return undefined;
  const { name = '', profession = '' } = board.guests.find(({ key }) => key === shown.guest) ?? {};
  return {
    pass: {
      header: { label: pass.unit, value: unit },
      primary: { label: profession, value: name },
      fields: [
        { label: pass.validOn, value: weekdayText(shown.at) },
        { label: doors, value: shown.isValid ? doorsText(board, unit) : pass.none },
      ],
    },
    hasEnded: !shown.isValid,
  };
}

function tenantPass(state: State, lease: Lease) {
  const { board } = state;
  const { doors, pass } = board.messages;
  const { kind } = keyStatus(state, lease);
  const end = dateText(leaseEnd(state, lease));
  const starts = { label: pass.starts, value: dateText(lease.from) };
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
    hasEnded: kind === 'ended',
    isDraft: keySentOn(state, lease) === undefined,
  };
}

/** How long a notification about a lease stays on the lock screen. */
const notificationDays = 30;

/** The latest notification on the lock screen of the shown pass. */
export function latestNotification(state: State) {
  const { board } = state;
  const { notification } = board.messages;
  const lease = findLease(board, state.shownPass.lease);
  if (!lease) return undefined;
  const { unit } = lease;
  const guest = shownGuestPass(state);
  if (guest) {
    return guest.isValid
      ? { at: guest.at, text: formatMessage(notification.guest, { unit }) }
      : { at: guest.at + 1, text: formatMessage(notification.guestEnded, { unit }) };
  }
  const sent = keySentOn(state, lease);
  if (sent === undefined) return undefined;
  const end = leaseEnd(state, lease);
  const moved = lastEndChange(state, lease);
  const movedText = moved?.type === 'renew' ? notification.renewed : notification.moved;
  const notifications = [
    sent < lease.from
      ? { at: sent, text: formatMessage(notification.sent, { unit, day: dateText(lease.from) }) }
      : { at: sent, text: formatMessage(notification.sentLate, { unit }) },
    ...(sent < lease.from
      ? [{ at: lease.from, text: formatMessage(notification.started, { unit }) }]
      : []),
    ...(moved
      ? [{ at: moved.at, text: formatMessage(movedText, { unit, day: dateText(end) }) }]
      : []),
    { at: end + 1, text: formatMessage(notification.ended, { unit }) },
  ];
  return notifications
    .filter(({ at }) => at <= state.day && state.day < at + notificationDays)
    .sort((a, b) => a.at - b.at)
    .at(-1);
}

export const phoneState = (state: State) => ({
  day: weekdayText(state.day),
  time: monthText(state.day),
  notification: latestNotification(state),
  ...passContent(state),
});
