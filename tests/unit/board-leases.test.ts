import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as messages from '../../src/boards/leases/messages.ts';
import * as logic from '../../src/boards/leases/reducer.ts';
import * as select from '../../src/boards/leases/selectors.ts';
import type { Action, State } from '../../src/boards/leases/types.ts';
import { leasesBoard } from '../../src/model/schema/boards/leases.ts';
import { expectFilled, expectSorted, randomAction, setupBoard } from './boards.ts';

const setup = setupBoard(leasesBoard, 'leases', { ...logic, ...messages });
const { board, start, reduce, after } = setup;
const day = (date: string) => Date.parse(date) / 86_400_000;
const setDay = (date: string): Action => ({ type: 'setDay', day: day(date) });
const sendKey = { type: 'sendKey', lease: 'lea' } as const;
const sendGuestPass = { type: 'sendGuestPass', lease: 'maya', guest: 'joy' } as const;
const { clock } = board;

const lease = fc.constantFrom(...board.leases.map(({ key }) => key));
const guest = fc.constantFrom(...board.guests.map(({ key }) => key));
const actions = fc.oneof(
  randomAction('setDay', { day: fc.integer({ min: clock.from - 9, max: clock.to + 9 }) }),
  randomAction('showPass', { lease, guest: fc.option(guest, { nil: undefined }) }),
  randomAction('setLeaseEnd', {
    lease,
    to: fc.integer({ min: clock.from - 400, max: board.latestEnd + 400 }),
  }),
  randomAction('sendKey', { lease }),
  randomAction('renew', { lease }),
  randomAction('sendGuestPass', { lease, guest }),
  // More often than the others, so that the history does not only grow.
  { weight: 2, arbitrary: randomAction('undo') },
) as fc.Arbitrary<Action>;
const fuzz = (check: (state: State) => void) => setup.fuzz(actions, check);
setup.testClock(actions, 'setDay', 'day');

test('random actions never lead to an invalid state', () => {
  fuzz((state) => {
    expect(select.findLease(board, state.shownPass.lease)).toBeDefined();
    expectSorted(state.events.map(({ at }) => at));
    for (const one of board.leases) {
      const end = select.leaseEnd(state, one);
      expect(end).toBeGreaterThanOrEqual(one.from);
      for (const other of board.leases) {
        const isNext = other.unit === one.unit && other.from > one.from;
        if (isNext) expect(end).toBeLessThan(other.from);
      }
    }
    expectFilled(
      messages.passContent(state),
      messages.latestNotification(state) ?? '',
      board.leases.map((one) => messages.keyText(state, one)),
    );
  });
});

test('undo restores the state before a key or a guest pass was sent', () => {
  const sent = new Set<string>();
  fuzz((state) => {
    for (const send of [sendKey, sendGuestPass]) {
      const shown = reduce(state, { type: 'showPass', lease: send.lease });
      const next = reduce(shown, send);
      if (next === shown) continue;
      sent.add(send.type);
      expect(reduce(next, { type: 'undo' })).toEqual(shown);
    }
  });
  expect(sent.size).toBe(2);
});

test('a second move of the end on the same day replaces the first, and undo removes both', () => {
  const show: Action = { type: 'showPass', lease: 'maya' };
  const moveTo = (to: string): Action => ({ type: 'setLeaseEnd', lease: 'maya', to: day(to) });
  const moved = after(show, moveTo('2027-03-31'));
  const undoMove = (state: State) =>
    [moveTo('2027-05-31'), { type: 'undo' } as const].reduce(reduce, state);
  expect(undoMove(moved)).toEqual(after(show));
  const nextDay = reduce(moved, setDay('2026-11-16'));
  expect(undoMove(nextDay)).toEqual(nextDay);
});

const passOn = (state: State) => messages.passContent(state);
const notificationOn = (state: State) => messages.latestNotification(state)?.text;
const leaseOf = (key: string) => select.findLease(board, key);
const keyOf = (state: State, key: string) => messages.keyText(state, leaseOf(key));

test('the initial state', () => {
  expect(messages.dayText(board, start.day)).toBe('Sunday, mid-Nov');
  expect(keyOf(start, 'maya')).toBe('Opens until late Aug');
  expect(keyOf(start, 'ruth')).toBe('Key ended late Oct');
  expect(keyOf(start, 'lea')).toBe('Key ready to send');
  expect(passOn(start)).toMatchObject({ isDraft: true, hasEnded: false });
  expect(messages.doorText(start, '2A')).toBe(board.messages.door.noLease);
});

test('the counts include other units and change with the day, keys and guest passes', () => {
  const counts = (...actions: Action[]) => select.counts(after(...actions));
  expect(counts()).toEqual({ units: 42, leased: 40, keys: 40, guestPasses: 7 });
  expect(counts(sendKey)).toMatchObject({ leased: 40, keys: 41 });
  expect(counts(sendGuestPass)).toMatchObject({ keys: 40, guestPasses: 8 });
  expect(counts(setDay('2027-03-01'))).toEqual({
    units: 42,
    leased: 41,
    keys: 38,
    guestPasses: 11,
  });
});

test('a sent key starts and ends with its lease', () => {
  const sent = after(sendKey);
  expect(passOn(sent)).toMatchObject({
    isDraft: false,
    hasEnded: false,
    pass: { fields: [{ value: 'early Dec' }, { value: 'late Nov' }] },
  });
  expect(notificationOn(sent)).toBe('Your key to 4A is here. It opens from early Dec.');
  const keyOn = (date: string) => keyOf(reduce(sent, setDay(date)), 'lea');
  expect(keyOn('2026-11-14')).toBe('Key ready to send');
  const earlier = after(setDay('2026-09-16'), { type: 'sendKey', lease: 'noor' });
  expect(keyOf(earlier, 'noor')).toBe('Key sent, opens from early Oct');
  expect(keyOn('2026-11-30')).toBe('Key sent, opens from early Dec');
  expect(keyOn('2026-12-01')).toBe('Opens until late Nov');
  const running = reduce(sent, setDay('2026-12-20'));
  expect(passOn(running).pass?.fields).toEqual([
    { label: 'Ends', value: 'late Nov' },
    { label: 'Doors', value: 'Street, hall, 4A' },
  ]);
  const moved = reduce(running, { type: 'setLeaseEnd', lease: 'lea', to: day('2027-01-31') });
  expect(notificationOn(moved)).toBe('Your lease and your key now end in late Jan.');
  expect(passOn(reduce(moved, setDay('2027-01-31')))).toMatchObject({ hasEnded: false });
  expect(passOn(reduce(moved, setDay('2027-02-01')))).toMatchObject({ hasEnded: true });
  expect(keyOf(after(setDay('2026-12-02')), 'lea')).toBe('Lease has begun, key not sent');
});

setup.testAnnouncements([
  ['Key sent to Lea Moreau, Sunday', sendKey],
  ['Guest pass for 9B sent to Joy Adeyemi, Sunday only', sendGuestPass],
  ['Taken back.', sendKey, { type: 'undo' }],
  ['Welcome home. Your key now opens 4A.', sendKey, setDay('2026-12-01')],
  [
    'Lease renewed for Ruth Castell to late Jan. The key works again.',
    { type: 'renew', lease: 'ruth' },
  ],
  ['', sendKey, setDay('2026-11-20')],
  ['Back to the first day.', sendKey, { type: 'reset' }],
]);

test('the end of a lease can be moved between today and the next lease', () => {
  const move = (to: string) => after({ type: 'setLeaseEnd', lease: 'felix', to: day(to) });
  expect(keyOf(move('2027-06-30'), 'felix')).toBe('Opens until mid-Jan');
  expect(keyOf(move('2026-01-01'), 'felix')).toBe('Opens until mid-Nov');
  expect(after({ type: 'setLeaseEnd', lease: 'ruth', to: day('2027-01-01') })).toBe(start);
});

test('an ended lease can be renewed until the next one, or shows the next key', () => {
  const label = (state: State, key: string) => messages.keyActionText(state, leaseOf(key));
  expect(label(start, 'ruth')).toBe('Renew to late Jan');
  const renewed = after({ type: 'renew', lease: 'ruth' });
  expect(keyOf(renewed, 'ruth')).toBe('Opens until late Jan');
  expect(notificationOn(renewed)).toBe('Lease renewed. Your key opens 2A until late Jan.');
  expect(label(renewed, 'ruth')).toBe('Key sent');
  expect(reduce(renewed, { type: 'undo' })).toEqual({ ...start, shownPass: { lease: 'ruth' } });
  expect(keyOf(reduce(renewed, setDay('2026-11-10')), 'ruth')).toBe('Key ended late Oct');
  const spring = after(setDay('2027-03-01'));
  expect(label(spring, 'vale')).toBe('Renew to late Jan');
  expect(label(spring, 'felix')).toBe('Show Hana Suzuki’s key');
  expect(select.keyAction(spring, leaseOf('felix'))).toEqual({
    type: 'showPass',
    lease: 'hana',
  });
  expect(reduce(spring, { type: 'renew', lease: 'felix' })).toBe(spring);
  expect(after({ type: 'renew', lease: 'maya' })).toBe(start);
});

test('a notification stays for a month: a tenant since last year is not welcomed', () => {
  expect(notificationOn(after({ type: 'showPass', lease: 'maya' }))).toBeUndefined();
  const moved = after(sendKey, setDay('2026-12-20'));
  expect(notificationOn(moved)).toBe('Welcome home. Your key now opens 4A.');
  expect(notificationOn(reduce(moved, setDay('2027-01-20')))).toBeUndefined();
});

test('a guest pass opens on one day, and cannot be undone later', () => {
  const sent = after({ type: 'sendGuestPass', lease: 'maya', guest: 'marek' });
  expect(messages.doorText(sent, '9B')).toBe(board.messages.door.opens);
  expect(passOn(sent)).toMatchObject({
    hasEnded: false,
    pass: { primary: { label: 'Plumber', value: 'Marek Zielinski' } },
  });
  const tomorrow = reduce(sent, setDay('2026-11-16'));
  expect(passOn(tomorrow)).toMatchObject({ hasEnded: true });
  expect(reduce(tomorrow, { type: 'undo' })).toBe(tomorrow);
  expect(messages.doorText(tomorrow, '9B')).toBe(board.messages.door.opens);
  expect(after({ type: 'sendGuestPass', lease: 'ruth', guest: 'joy' })).toBe(start);
});
