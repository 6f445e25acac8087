import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as text from '../../src/boards/access/messages.ts';
import * as rules from '../../src/boards/access/reducer.ts';
import * as select from '../../src/boards/access/selectors.ts';
import { timeText } from '../../src/boards/time.ts';
import { expectFilled, expectInOrder, gameOf, play, playWithTheClock, sample } from './boards.ts';

const board = sample('access');
const at = (hour: number, minute = 0): rules.Action => ({ kind: 'time', time: hour * 60 + minute });

const everyone = [...board.people, ...board.invitations].map(({ key }) => key);
const doors = select.doorsOf(board).map(({ key }) => key);
const person = fc.constantFrom(...everyone, 'nobody');
const door = fc.constantFrom(...doors, 'window');
const actions: fc.Arbitrary<rules.Action> = fc.oneof(
  fc.record({ kind: fc.constant('time'), time: fc.integer({ min: 300, max: 1300 }) }),
  fc.record({ kind: fc.constant('show'), person }),
  fc.record({ kind: fc.constant('door'), person, door }),
  fc.record({ kind: fc.constantFrom('end', 'giveBack'), person }),
  fc.record({
    kind: fc.constant('invite'),
    person,
    doors: fc.uniqueArray(door, { maxLength: 4 }),
    until: fc.constantFrom(...board.ends, 720, 'Sunday'),
  }),
) as fc.Arbitrary<rules.Action>;
const game = gameOf(board, rules, actions);
const { start, reduce, after } = game;

test('no day leads to an impossible state', () => {
  play(game, (state) => {
    expect(state.time >= board.clock.from && state.time <= board.clock.to).toBe(true);
    expect((state.time - board.clock.from) % board.clock.step).toBe(0);
    expect(select.personOf(board, state.shown)).toBeDefined();
    expectInOrder(state.changes.map((change) => change.at));
    const odd = select
      .rows(board, state)
      .filter(({ access }) => new Set([...doors, ...access.doors]).size !== doors.length);
    expect(odd).toEqual([]);
  });
});

test('what has ended or expired admits nobody, at any door, ever again', () => {
  let refused = 0;
  playLogs((state, entries) => {
    for (const { person, access } of select.rows(board, state)) {
      const { ended, until } = access;
      if (ended === undefined && !(typeof until === 'number' && until <= state.time)) continue;
      const open = doors.filter((door) => select.opens(board, state, person.key, door, state.time));
      expect(open).toEqual([]);
    }
    for (const [index, { kind, person }] of entries.entries()) {
      if (kind === 'refused') refused += 1;
      if (kind !== 'admitted' && kind !== 'door' && kind !== 'end') continue;
      const earlier = entries.slice(index + 1).filter((entry) => entry.person === person);
      const over = earlier.filter((entry) => entry.kind === 'end' || entry.kind === 'expiredNow');
      expect(over).toEqual([]);
    }
  });
  expect(refused).toBeGreaterThan(0);
});

test('the log is newest first and in finished words; the counts follow from it', () => {
  playLogs((state, entries) => {
    expectInOrder(entries.map((entry) => entry.at).reverse());
    expect(entries[0]?.at ?? 0).toBeLessThanOrEqual(state.time);
    expectFilled(entries.map((entry) => text.logText(board, entry)));
    expectFilled([text.passText(board, state, state.shown) ?? '']);
    expectFilled([text.notificationText(board, state, state.shown) ?? '']);
    const came = new Set(
      entries.filter(({ kind }) => kind === 'admitted').map((entry) => entry.person),
    );
    const isIn = [...came].filter(
      (key) => (select.personOf(board, key)?.leaves ?? 9999) > state.time,
    );
    const anonymous = { ...board, people: [], invitations: [] };
    const total = (of: typeof board) =>
      board.buildings.reduce((sum, building) => sum + select.inside(of, state, building), 0);
    expect(total(board) - total(anonymous)).toBe(isIn.length);
  });
});

/** Reads the whole log after each of fewer actions: it is long. */
function playLogs(judge: (state: rules.State, entries: select.LogEntry[]) => void) {
  let turn = 0;
  play(game, (state) => {
    turn += 1;
    if (turn % 10 === 0) judge(state, select.log(board, state));
  });
}

test('an end can be given back while its minute lasts, and all is exactly as before', () => {
  let ended = 0;
  play(game, (state) => {
    const shown = reduce(state, { kind: 'show', person: 'sam' });
    const end = reduce(shown, { kind: 'end', person: 'sam' });
    if (end === shown) return;
    ended += 1;
    expect(reduce(end, { kind: 'giveBack', person: 'sam' })).toEqual(shown);
    const later = reduce(end, { kind: 'time', time: end.time + 15 });
    if (later.time > end.time) {
      expect(reduce(later, { kind: 'giveBack', person: 'sam' })).toBe(later);
    }
  });
  expect(ended).toBeGreaterThan(10);
});

test('sliding the clock there and back changes nothing, and starting over everything', () => {
  playWithTheClock(
    game,
    ({ time }) => time,
    (to): rules.Action => ({ kind: 'time', time: to }),
  );
  play(game, (state) => expect(reduce(state, { kind: 'startOver' })).toEqual(start));
});

const logOf = (state: rules.State, person: string) =>
  select
    .log(board, state)
    .filter((entry) => entry.person === person)
    .map((entry) => `${timeText(entry.at)}, ${text.logText(board, entry)}`);

test('the first picture', () => {
  expect(board.buildings.map((building) => select.inside(board, start, building))).toEqual([
    214, 38, 6,
  ]);
  expect(
    select.rows(board, start).map(({ standing }) => text.standingText(board, standing)),
  ).toEqual([undefined, undefined, undefined, 'Expires 11:00', 'Expired 08:00']);
  expect(text.passText(board, start, 'jonas')).toEqual({
    ended: false,
    pass: {
      header: { label: 'Floor', value: '4' },
      primary: { label: 'Name', value: 'Jonas Weber' },
      fields: [
        { label: 'Doors', value: 'All doors' },
        { label: 'Access', value: '24/7' },
      ],
    },
  });
  expect(logOf(start, 'hollis')).toEqual([
    '09:37, Hollis Catering, Dock: not admitted, pass expired 08:00',
    '08:00, Hollis Catering: pass expired',
    '07:11, Hollis Catering, Dock: admitted',
  ]);
});

test('ended at 17:00 on every door: the dock says so at 17:02', () => {
  const ended = after(at(17), { kind: 'end', person: 'jonas' });
  expect(text.passText(board, ended, 'jonas')).toMatchObject({
    ended: true,
    pass: { fields: [{ value: 'None' }, { label: 'Ended', value: '17:00' }] },
  });
  expect(text.notificationText(board, ended, 'jonas')?.text).toBe('Your access ended at 17:00.');
  expect(logOf(reduce(ended, at(17, 15)), 'jonas').slice(0, 2)).toEqual([
    '17:02, Jonas Weber, Dock: not admitted, access ended 17:00',
    '17:00, Jonas Weber: access ended on every door',
  ]);
  expect(logOf(after(at(17, 15)), 'jonas')[0]).toBe('17:02, Jonas Weber, Dock: admitted');
});

test('a door is taken off a pass at once, and the pass is shown', () => {
  const changed = after({ kind: 'door', person: 'ada', door: 'studio' });
  expect(changed.shown).toBe('ada');
  expect(text.passText(board, changed, 'ada')?.pass.fields[0]?.value).toBe('House, Dock');
  expect(text.notificationText(board, changed, 'ada')?.text).toBe(
    'No longer on your pass: Studio.',
  );
  expect(logOf(reduce(changed, at(11)), 'ada')[0]).toBe(
    '10:41, Ada Brandt, Studio: not admitted, not on the pass',
  );
});

test('a visitor comes in until the pass expires by itself', () => {
  const invited = after({ kind: 'invite', person: 'omar', doors: ['house'], until: 660 });
  expect(select.invitable(board, invited).map(({ key }) => key)).toEqual(['lumen', 'grace']);
  expect(logOf(reduce(invited, at(14)), 'omar')).toEqual([
    '13:52, Omar Sayed, House: not admitted, pass expired 11:00',
    '11:00, Omar Sayed: pass expired',
    '10:22, Omar Sayed, House: admitted',
    '10:00, Omar Sayed: pass sent for House, until 11:00',
  ]);
  expect(logOf(reduce(invited, at(9)), 'omar')).toEqual([]);
  const tooLate: rules.Action = { kind: 'invite', person: 'grace', doors: ['house'], until: 660 };
  expect(reduce(after(at(11)), tooLate)).toEqual(after(at(11)));
  const untilFriday = after({ kind: 'invite', person: 'grace', doors: ['lab'], until: 'Friday' });
  expect(text.passText(board, reduce(untilFriday, at(19)), 'grace')).toMatchObject({
    ended: false,
    pass: { fields: [{ value: 'Lab' }, { label: 'Until', value: 'Friday' }] },
  });
});
