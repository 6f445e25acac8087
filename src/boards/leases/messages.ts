import { formatMessage } from '../../model/derive/format-message';
import type { LeasesContent } from '../../model/schema/boards/leases';
import { dateText, monthText, weekdayText } from '../time';
import {
  canOpen,
  currentLease,
  findLease,
  guestPasses,
  isGuestPassSent,
  isRunning,
  keyAction,
  keySentOn,
  keyStatus,
  lastEndChange,
  lastEvent,
  leaseEnd,
  renewalEnd,
  shownLease,
} from './selectors';
import type { Action, Lease, LeaseEvent, State } from './types';

/** 'Sunday, mid-Nov'. */
export const dayText = (board: LeasesContent, day: number): string =>
  formatMessage(board.messages.today, { weekday: weekdayText(day), day: dateText(day) });

/** 'Opens until late Aug', 'Ready to send'. */
export function keyText(state: State, lease: Lease): string {
  const { kind, day } = keyStatus(state, lease);
  return formatMessage(state.board.messages.status[kind], { day: dateText(day) });
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
  const lease = currentLease(state, unit);
  if (!lease) return door.noLease;
  return canOpen(state, lease) ? door.opens : door.unsent;
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
    name: findGuest(board, guest).name,
    day: weekdayText(day),
  });

const findGuest = ({ guests }: LeasesContent, guest: string) =>
  guests.find(({ key }) => key === guest) as LeasesContent['guests'][number];

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
      return formatMessage(messages.showNext, { name: findLease(board, action.lease).name });
    default:
      return keyStatus(state, lease).kind === 'ended' ? messages.keyEnded : messages.keySent;
  }
}

/** The description of the guest pass panel. */
export function guestPanelText(state: State, lease: Lease): string {
  const { guest } = state.board.messages;
  return isRunning(state, lease) ? formatMessage(guest.text, { unit: lease.unit }) : guest.noLease;
}

export function sendGuestPassText(state: State, lease: Lease, guest: string): string {
  const { sent, send } = state.board.messages.guest;
  return isGuestPassSent(state, lease, guest) ? sent : formatMessage(send, { unit: lease.unit });
}

const eventMessages = {
  sendKey: 'keySent',
  setLeaseEnd: 'moved',
  renew: 'renewed',
  sendGuestPass: 'guestPassSent',
} as const;

function eventText(board: LeasesContent, event: LeaseEvent): string {
  const lease = findLease(board, event.lease);
  return formatMessage(board.messages.announcements[eventMessages[event.type]], {
    unit: lease.unit,
    name: 'guest' in event ? findGuest(board, event.guest).name : lease.name,
    day: 'to' in event ? dateText(event.to) : weekdayText(event.at),
  });
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
  const lease = shownLease(state);
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
  const { name, profession } = findGuest(board, shown.guest);
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
  const { notification } = state.board.messages;
  const lease = shownLease(state);
  const { unit } = lease;
  const guest = shownGuestPass(state);
  if (guest) {
    const text = guest.isValid ? notification.guest : notification.guestEnded;
    return { text: formatMessage(text, { unit }) };
  }
  const sent = keySentOn(state, lease);
  if (sent === undefined) return undefined;
  const end = leaseEnd(state, lease);
  const moved = lastEndChange(state, lease);
  const movedText = moved?.type === 'renew' ? notification.renewed : notification.moved;
  const isEarly = sent < lease.from;
  const latest = [
    { at: sent, text: isEarly ? notification.sent : notification.sentLate, day: lease.from },
    ...(isEarly ? [{ at: lease.from, text: notification.started, day: end }] : []),
    ...(moved ? [{ at: moved.at, text: movedText, day: end }] : []),
    { at: end + 1, text: notification.ended, day: end },
  ]
    .filter(({ at }) => at <= state.day && state.day < at + notificationDays)
    .sort((a, b) => a.at - b.at)
    .at(-1);
  return latest && { text: formatMessage(latest.text, { unit, day: dateText(latest.day) }) };
}

export const phoneState = (state: State) => ({
  day: weekdayText(state.day),
  time: monthText(state.day),
  notification: latestNotification(state),
  ...passContent(state),
});
