import type { Leases } from '../../../model/boards/leases-schema';
import { fill } from '../../../model/fill';
import { dayText, weekdayText } from '../clock';
import { endOf, guestPasses, keyState, type Lease, lastMove, leaseOf, sentOn } from './select';
import type { Deed, State } from './state';

/** 'Sunday, 15 Nov 2026'. */
export const todayText = (board: Leases, { day }: State): string =>
  fill(board.words.today, { weekday: weekdayText(day), day: dayText(day) });

/** 'Opens until 31 Aug 2027', 'Ready to send'. */
export function keyText(board: Leases, state: State, lease: Lease): string {
  const { state: words } = board.words;
  const key = keyState(board, state, lease);
  if ('from' in key) return fill(words[key.kind], { day: dayText(key.from) });
  if ('to' in key) return fill(words[key.kind], { day: dayText(key.to) });
  return words[key.kind];
}

export const leaseText = (board: Leases, state: State, lease: Lease): string =>
  fill(board.words.lease, {
    unit: lease.unit,
    name: lease.name,
    from: dayText(lease.from),
    to: dayText(endOf(board, state, lease)),
  });

/** 'Street, hall, 4A'. */
export const doorsText = (board: Leases, unit: string): string =>
  fill(board.words.doorsOf, { unit });

/** What a deed did, for the button's place and for those who hear it. */
export function deedText(board: Leases, deed: Deed): string {
  const { words, trades } = board;
  const lease = leaseOf(board, deed.lease);
  const { name = '', unit = '' } = lease ?? {};
  switch (deed.kind) {
    case 'sendKey':
      return fill(words.keySent, { name, day: dayText(deed.at) });
    case 'moveEnd':
      return fill(words.announce.moved, { name, day: dayText(deed.to) });
    case 'guestPass': {
      const guest = trades.find(({ key }) => key === deed.trade)?.name ?? '';
      return fill(words.guestSent, { name: guest, unit, day: dayText(deed.at) });
    }
  }
}

/** The pass that is shown now, and whether it has ended; nothing before the key was sent. */
export function passText(board: Leases, state: State) {
  const lease = leaseOf(board, state.shown.lease);
  if (!lease) return undefined;
  return guestPassText(board, state, lease) ?? tenantPassText(board, state, lease);
}

const shownGuest = (board: Leases, state: State) =>
  guestPasses(board, state).findLast(
    ({ lease, trade }) => lease.key === state.shown.lease && trade === state.shown.guest,
  );

function guestPassText(board: Leases, state: State, lease: Lease) {
  const { pass } = board.words;
  const guest = shownGuest(board, state);
  if (!guest) return undefined;
  const { name = '', trade = '' } = board.trades.find(({ key }) => key === guest.trade) ?? {};
  return {
    pass: {
      header: { label: pass.unit, value: lease.unit },
      primary: { label: trade, value: name },
      fields: [
        { label: pass.valid, value: fill(pass.on, { day: dayText(guest.at) }) },
        { label: pass.doors, value: guest.opens ? doorsText(board, lease.unit) : pass.none },
      ],
    },
    ended: !guest.opens,
  };
}

function tenantPassText(board: Leases, state: State, lease: Lease) {
  const { pass } = board.words;
  if (sentOn(board, state, lease) === undefined) return undefined;
  const { kind } = keyState(board, state, lease);
  const template = { waiting: pass.from, ended: pass.ended }[kind as string] ?? pass.to;
  const day = kind === 'waiting' ? lease.from : endOf(board, state, lease);
  return {
    pass: {
      header: { label: pass.unit, value: lease.unit },
      primary: { label: pass.resident, value: lease.name },
      fields: [
        { label: pass.lease, value: fill(template, { day: dayText(day) }) },
        { label: pass.doors, value: kind === 'opens' ? doorsText(board, lease.unit) : pass.none },
      ],
    },
    ended: kind === 'ended',
  };
}

/** What arrived last on the lock screen of whoever is shown. */
export function notificationText(board: Leases, state: State) {
  const { notification } = board.words;
  const lease = leaseOf(board, state.shown.lease);
  if (!lease) return undefined;
  const { unit } = lease;
  const guest = shownGuest(board, state);
  if (guest) {
    return guest.opens
      ? { at: guest.at, text: fill(notification.guest, { unit }) }
      : { at: guest.at + 1, text: fill(notification.guestEnded, { unit }) };
  }
  const sent = sentOn(board, state, lease);
  if (sent === undefined) return undefined;
  const end = endOf(board, state, lease);
  const moved = lastMove(board, state, lease);
  const messages = [
    sent < lease.from
      ? { at: sent, text: fill(notification.sent, { unit, day: dayText(lease.from) }) }
      : { at: sent, text: fill(notification.sentLate, { unit }) },
    ...(sent < lease.from ? [{ at: lease.from, text: fill(notification.started, { unit }) }] : []),
    ...(moved ? [{ at: moved.at, text: fill(notification.moved, { day: dayText(end) }) }] : []),
    { at: end + 1, text: fill(notification.ended, { unit }) },
  ];
  return messages
    .filter(({ at }) => at <= state.day)
    .sort((one, other) => one.at - other.at)
    .at(-1);
}
