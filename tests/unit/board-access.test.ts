import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as messages from '../../src/boards/access/messages.ts';
import * as logic from '../../src/boards/access/reducer.ts';
import * as select from '../../src/boards/access/selectors.ts';
import type { Action, State } from '../../src/boards/access/types.ts';
import { timeText } from '../../src/model/derive/format-message.ts';
import { accessBoard } from '../../src/model/schema/boards/access.ts';
import { expectFilled, expectSorted, randomAction, setTime, setupBoard } from './boards.ts';

const endAccess: Action = { type: 'endAccess', person: 'jonas' };
const restoreAccess: Action = { type: 'restoreAccess', person: 'jonas' };
const setup = setupBoard(accessBoard, 'access', { ...logic, ...messages });
const { board, start, reduce, after } = setup;

const doors = ['house', 'lab', 'studio', 'dock'];
const people = ['sam', 'ada', 'jonas', 'priya', 'hollis', 'omar', 'lumen', 'grace'];
const person = fc.constantFrom(...people);
const door = fc.constantFrom(...doors);
const actions = fc.oneof(
  randomAction('setTime', { time: fc.integer({ min: 300, max: 1300 }) }),
  randomAction('showPerson', { person }),
  randomAction('toggleDoor', { person, door }),
  randomAction('endAccess', { person }),
  randomAction('restoreAccess', { person }),
  randomAction('invite', {
    person,
    doors: fc.uniqueArray(door, { maxLength: 4 }),
    until: fc.constantFrom(...board.expiryOptions),
  }),
) as fc.Arbitrary<Action>;
const fuzz = (check: (state: State) => void) => setup.fuzz(actions, check);
setup.testClock(actions, 'setTime', 'time');

test('random actions never lead to an invalid state', () => {
  fuzz((state) => {
    expect(people).toContain(state.shownPerson);
    expectSorted(state.events.map(({ at }) => at));
    const opened = select.tableRows(state).flatMap(({ access }) => access.doors);
    expect(opened.filter((key) => !doors.includes(key))).toEqual([]);
  });
});

test('the log is newest first, its texts are complete, and nobody is admitted after the end', () => {
  let count = 0;
  fuzz((state) => {
    // The log is long.
    if (count++ % 10 > 0) return;
    const entries = select.activityLog(state);
    expectSorted(entries.map(({ at }) => at).reverse());
    expect(entries[0]?.at ?? 0).toBeLessThanOrEqual(state.time);
    expectFilled(
      entries.map((entry) => messages.logText(board, entry)),
      messages.passContent(state, state.shownPerson) ?? '',
      messages.latestNotification(state, state.shownPerson) ?? '',
    );
    const ended = new Set<string>();
    for (const { type, person } of entries.toReversed()) {
      if (/endAccess|passExpired|lastDayEnded/.test(type)) ended.add(person);
      else if (type === 'restoreAccess') ended.delete(person);
      else if (type !== 'refused') expect(ended).not.toContain(person);
    }
  });
});

const passOf = (state: State, person: string) => messages.passContent(state, person);
const notificationOf = (state: State, person: string) =>
  messages.latestNotification(state, person)?.text;
const logOf = (state: State, person: string) =>
  select
    .activityLog(state)
    .filter((entry) => entry.person === person)
    .map((entry) => `${timeText(entry.at)}, ${messages.logText(board, entry)}`);

test('the initial state', () => {
  const occupancy = (state: State) =>
    board.buildings.map((building) => select.occupancy(state, building));
  expect(occupancy(start)).toEqual([214, 38, 6]);
  // Nobody has entered before the first entry of the log.
  expect(occupancy(after(setTime('07:00')))).toEqual([0, 0, 0]);
  // Priya has left, and Sam is in the studio.
  expect(occupancy(after(setTime('16:00')))).toEqual([200, 37, 7]);
  const rows = select.tableRows(start);
  const status = rows.map((row) => messages.statusText(board, row.status));
  expect(status.slice(0, 2)).toEqual([undefined, undefined]);
  expect(status.slice(2)).toEqual(['Last day, ends 17:00', 'Expires 11:00', 'Expired 08:00']);
  expect(passOf(start, 'jonas')).toEqual({
    hasEnded: false,
    pass: {
      header: { label: 'Floor', value: '4' },
      primary: { label: 'Name', value: 'Jonas Weber' },
      fields: [
        { label: 'Doors', value: 'All doors' },
        { label: 'Last day ends', value: '17:00' },
      ],
    },
  });
  expect(logOf(start, 'hollis')).toEqual([
    '09:37, Hollis Catering, Dock: not admitted, pass expired 08:00',
    '08:00, Hollis Catering: pass expired',
    '07:11, Hollis Catering, Dock: admitted',
  ]);
});

test('ended access is on the pass, the lock screen and in the log', () => {
  const ended = after(setTime('16:45'), endAccess);
  expect(passOf(ended, 'jonas')).toMatchObject({
    hasEnded: true,
    pass: { fields: [{ value: 'No doors' }, { label: 'Ended', value: '16:45' }] },
  });
  expect(notificationOf(ended, 'jonas')).toBe('Your access ended at 16:45.');
  expect(logOf(reduce(ended, setTime('17:15')), 'jonas').slice(0, 2)).toEqual([
    '17:02, Jonas Weber, Dock: not admitted, access ended 16:45',
    '16:45, Jonas Weber: access ended on every door',
  ]);
});

test('restored access is on the pass and the lock screen, and the log keeps its end', () => {
  const restored = after(endAccess, setTime('10:15'), restoreAccess);
  expect(passOf(restored, 'jonas')).toEqual(passOf(start, 'jonas'));
  expect(notificationOf(restored, 'jonas')).toBe('Your access is back.');
  expect(logOf(restored, 'jonas').slice(0, 2)).toEqual([
    '10:15, Jonas Weber: access given back',
    '10:00, Jonas Weber: access ended on every door',
  ]);
  expect(reduce(restored, restoreAccess)).toBe(restored);
});

test('access ends automatically with the last day', () => {
  const evening = after(setTime('17:15'));
  expect(passOf(evening, 'jonas')).toMatchObject({
    hasEnded: true,
    pass: { fields: [{ value: 'No doors' }, { label: 'Ended', value: '17:00' }] },
  });
  expect(notificationOf(evening, 'jonas')).toBe('Your access ended at 17:00.');
  expect(logOf(evening, 'jonas').slice(0, 2)).toEqual([
    '17:02, Jonas Weber, Dock: not admitted, access ended 17:00',
    '17:00, Jonas Weber: last day over, all access ended automatically',
  ]);
  expect(reduce(evening, endAccess)).toBe(evening);
  const ended = after(endAccess, setTime('17:15'));
  for (const state of [evening, ended]) expect(reduce(state, restoreAccess)).toBe(state);
});

test('a person without doors has no access to end, and no pass before it is sent', () => {
  const doorless = after(
    ...['house', 'studio', 'dock'].map(
      (door): Action => ({ type: 'toggleDoor', person: 'ada', door }),
    ),
  );
  expect(select.tableRows(doorless)[1]?.status).toEqual({ kind: 'noDoors' });
  expect(passOf(doorless, 'ada')?.pass.fields).toEqual([{ label: 'Doors', value: 'No doors' }]);
  const { doors: label, noDoors: value } = board.messages;
  expect(messages.accessFacts(doorless)).toEqual([{ label, value }]);
  expect(reduce(doorless, { type: 'endAccess', person: 'ada' })).toBe(doorless);
  const invited = after({ type: 'invite', person: 'omar', doors: ['house'], until: 660 });
  expect(messages.phoneState(reduce(invited, setTime('07:00')))).toMatchObject({
    pass: undefined,
    noPass: 'Omar Sayed does not have a pass yet.',
  });
});

test('a removed door is on the pass, the lock screen and in the log', () => {
  const toggleStudio: Action = { type: 'toggleDoor', person: 'ada', door: 'studio' };
  const changed = after(toggleStudio);
  expect(changed.shownPerson).toBe('ada');
  expect(passOf(changed, 'ada')?.pass.fields[0]?.value).toBe('House, Dock');
  expect(notificationOf(changed, 'ada')).toBe('No longer on your pass: Studio.');
  const [denied] = logOf(reduce(changed, setTime('11:00')), 'ada');
  expect(denied).toBe('10:41, Ada Brandt, Studio: not admitted, not on the pass');
  expect(select.activityLog(reduce(after(endAccess), toggleStudio))[0]?.person).toBe('ada');
});

setup.testAnnouncements([
  ['Jonas Weber: access ended on every door', endAccess],
  ['Jonas Weber: access given back', endAccess, restoreAccess],
  ['10:41, Ada Brandt, Studio: admitted', setTime('10:45')],
  ['', { type: 'showPerson', person: 'ada' }],
  ['The day starts over.', { type: 'reset' }],
]);

test('a temporary pass works until it expires', () => {
  const invited = after({ type: 'invite', person: 'omar', doors: ['house'], until: 660 });
  const available = select.availableInvitees(invited).map(({ key }) => key);
  expect(available).toEqual(['lumen', 'grace']);
  expect(logOf(reduce(invited, setTime('14:00')), 'omar')).toEqual([
    '13:52, Omar Sayed, House: not admitted, pass expired 11:00',
    '11:00, Omar Sayed: pass expired',
    '10:22, Omar Sayed, House: admitted',
    '10:00, Omar Sayed: pass sent for House, until 11:00',
  ]);
  expect(logOf(reduce(invited, setTime('09:00')), 'omar')).toEqual([]);
  const at11 = after(setTime('11:00'));
  const expired: Action = { type: 'invite', person: 'grace', doors: ['house'], until: 660 };
  expect(reduce(at11, expired)).toBe(at11);
  const untilFriday = after({ type: 'invite', person: 'grace', doors: ['lab'], until: 'Friday' });
  expect(passOf(reduce(untilFriday, setTime('19:00')), 'grace')).toMatchObject({
    hasEnded: false,
    pass: { fields: [{ value: 'Lab' }, { label: 'Until', value: 'Friday' }] },
  });
});
