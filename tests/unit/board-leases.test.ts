import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as text from '../../src/boards/leases/messages.ts';
import * as rules from '../../src/boards/leases/reducer.ts';
import * as select from '../../src/boards/leases/selectors.ts';
import { expectFilled, expectInOrder, gameOf, play, playWithTheClock, sample } from './boards.ts';

const board = sample('leases');
const day = (date: string) => Date.parse(date) / 86_400_000;
const on = (date: string): rules.Action => ({ kind: 'day', day: day(date) });

const keys = board.leases.map(({ key }) => key);
const lease = fc.constantFrom(...keys, 'nobody');
const trade = fc.constantFrom(...board.trades.map(({ key }) => key), 'nobody');
const anyDay = fc.integer({ min: board.clock.from - 400, max: board.lastEnd + 400 });
const actions: fc.Arbitrary<rules.Action> = fc.oneof(
  fc.record({
    kind: fc.constant('day'),
    day: fc.integer({ min: board.clock.from - 9, max: board.clock.to + 9 }),
  }),
  fc.record({ kind: fc.constant('show'), lease, guest: fc.option(trade, { nil: undefined }) }),
  fc.record({ kind: fc.constant('moveEnd'), lease, to: anyDay }),
  fc.record({ kind: fc.constant('sendKey'), lease }),
  fc.record({ kind: fc.constant('guestPass'), lease, trade }),
  // Twice as often as any other, so that the histories do not only grow.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('takeBack') }) },
) as fc.Arbitrary<rules.Action>;
const game = gameOf(board, rules, actions);
const { start, reduce, after } = game;

test('no winter leads to an impossible state', () => {
  play(game, (state) => {
    expect(state.day >= board.clock.from && state.day <= board.clock.to).toBe(true);
    expect(select.leaseOf(board, state.shown.lease)).toBeDefined();
    expectInOrder(state.deeds.map(({ at }) => at));
    for (const lease of board.leases) {
      const end = select.endOf(board, state, lease);
      expect(end).toBeGreaterThanOrEqual(lease.from);
      for (const other of board.leases) {
        if (other.unit === lease.unit && other.from > lease.from) {
          expect(end).toBeLessThan(other.from);
        }
      }
    }
    expectFilled([
      text.passText(board, state),
      text.notificationText(board, state) ?? '',
      ...board.leases.map((lease) => text.keyText(board, state, lease)),
    ]);
  });
});

test('a key opens from the first day of its lease to the last, and then never again', () => {
  const seen = new Set<string>();
  play(game, (state) => {
    for (const lease of board.leases) {
      const { kind } = select.keyState(board, state, lease);
      seen.add(kind);
      const within = lease.from <= state.day && state.day <= select.endOf(board, state, lease);
      const sent = select.sentOn(board, state, lease);
      expect(kind === 'opens').toBe(within && sent !== undefined && sent <= state.day);
    }
    const last = reduce(state, { kind: 'day', day: board.clock.to });
    for (const lease of board.leases) {
      if (select.keyState(board, state, lease).kind !== 'ended') continue;
      expect(select.keyState(board, last, lease).kind).toBe('ended');
    }
  });
  expect([...seen].sort()).toEqual(['ended', 'opens', 'ready', 'unsent', 'waiting']);
});

test('a unit without a lease opens for nobody, and a guest pass only on its day', () => {
  play(game, (state) => {
    for (const unit of board.units) {
      const opens = select.opensUnit(board, state, unit);
      if (!select.leaseOfUnit(board, state, unit)) expect(opens).toEqual([]);
      for (const { guest } of opens) {
        if (guest === undefined) continue;
        const made = state.deeds.some(
          (deed) => deed.kind === 'guestPass' && deed.trade === guest && deed.at === state.day,
        );
        expect(made).toBe(true);
      }
    }
  });
});

test('the counts are those of the keys and leases', () => {
  play(game, (state) => {
    const counts = select.counts(board, state);
    const first = select.counts(board, { ...start, day: state.day });
    const open = board.units.flatMap((unit) => select.opensUnit(board, state, unit));
    const waiting = board.leases.filter(
      (lease) => select.keyState(board, state, lease).kind === 'waiting',
    );
    const othersLet =
      first.let -
      board.leases.filter(({ from, to }) => from <= state.day && state.day <= to).length;
    const guests = open.filter(({ guest }) => guest !== undefined);
    const units = board.units.filter((unit) => select.leaseOfUnit(board, state, unit));
    expect(counts.let).toBe(othersLet + units.length);
    expect(counts.keys).toBe(othersLet + open.length - guests.length + waiting.length);
    expect(counts.guestPasses).toBe(first.guestPasses + guests.length);
    expect(counts.let).toBeLessThanOrEqual(counts.units);
  });
});

test('the last deed can be taken back, and all is exactly as before', () => {
  const deeds: rules.Action[] = [
    { kind: 'sendKey', lease: 'lea' },
    { kind: 'guestPass', lease: 'maya', trade: 'joy' },
    { kind: 'moveEnd', lease: 'maya', to: day('2027-03-31') },
  ];
  const done = new Set<string>();
  play(game, (state) => {
    for (const deed of deeds) {
      const shown = reduce(state, { kind: 'show', lease: 'lease' in deed ? deed.lease : '' });
      const next = reduce(shown, deed);
      if (next === shown) continue;
      done.add(deed.kind);
      const last = select.lastDeed(board, shown);
      const isSameMove =
        deed.kind === 'moveEnd' &&
        last?.kind === 'moveEnd' &&
        last.lease === deed.lease &&
        last.at === state.day;
      const before = isSameMove ? reduce(shown, { kind: 'takeBack' }) : shown;
      expect(reduce(next, { kind: 'takeBack' })).toEqual(before);
    }
  });
  expect(done.size).toBe(deeds.length);
});

test('sliding the clock there and back changes nothing, and starting over everything', () => {
  playWithTheClock(
    game,
    ({ day }) => day,
    (to): rules.Action => ({ kind: 'day', day: to }),
  );
  play(game, (state) => expect(reduce(state, { kind: 'startOver' })).toEqual(start));
});

const keyOf = (state: rules.State, key: string) =>
  text.keyText(board, state, board.leases.find((lease) => lease.key === key) as select.Lease);

test('the first picture', () => {
  expect(text.todayText(board, start)).toBe('Sunday, 15 Nov 2026');
  expect(select.counts(board, start)).toEqual({ units: 42, let: 40, keys: 40, guestPasses: 7 });
  expect(keyOf(start, 'maya')).toBe('Opens until 31 Aug 2027');
  expect(keyOf(start, 'ruth')).toBe('Key ended 31 Oct 2026');
  expect(keyOf(start, 'lea')).toBe('Key ready to send');
  expect(text.passText(board, start)).toMatchObject({ draft: true, ended: false });
  expect(select.opensUnit(board, start, '2A')).toEqual([]);
});

test('a key that is sent waits for its lease, and ends with it', () => {
  const sent = after({ kind: 'sendKey', lease: 'lea' });
  expect(text.passText(board, sent)).toMatchObject({
    draft: false,
    ended: false,
    pass: { fields: [{ value: '1 Dec 2026' }, { value: '30 Nov 2027' }] },
  });
  expect(text.notificationText(board, sent)?.text).toBe(
    'Your key to 4A is here. It opens from 1 Dec 2026.',
  );
  expect(select.counts(board, sent)).toMatchObject({ let: 40, keys: 41 });
  const moved = [on('2026-12-01'), on('2026-12-20')].reduce(reduce, sent);
  expect(text.passText(board, moved).pass?.fields).toEqual([
    { label: 'Ends', value: '30 Nov 2027' },
    { label: 'Doors', value: 'Street, hall, 4A' },
  ]);
  const ended = reduce(moved, { kind: 'moveEnd', lease: 'lea', to: day('2027-01-31') });
  expect(text.notificationText(board, ended)?.text).toBe(
    'Your lease and your key now end on 31 Jan 2027.',
  );
  expect(text.passText(board, reduce(ended, on('2027-02-01')))).toMatchObject({ ended: true });
  expect(keyOf(reduce(sent, on('2026-11-14')), 'lea')).toBe('Key ready to send');
  expect(keyOf(after(on('2026-12-02')), 'lea')).toBe('Lease has begun, key not sent');
});

test('an end stays within its lease and out of the next one', () => {
  const move = (to: string) => after({ kind: 'moveEnd', lease: 'felix', to: day(to) });
  expect(keyOf(move('2027-06-30'), 'felix')).toBe('Opens until 14 Jan 2027');
  expect(keyOf(move('2026-01-01'), 'felix')).toBe('Opens until 15 Nov 2026');
  expect(after({ kind: 'moveEnd', lease: 'ruth', to: day('2027-01-01') })).toBe(start);
});

test('a guest pass opens today, and tomorrow no more', () => {
  const sent = after({ kind: 'guestPass', lease: 'maya', trade: 'marek' });
  expect(select.counts(board, sent).guestPasses).toBe(8);
  expect(select.opensUnit(board, sent, '9B')).toEqual([
    { lease: 'maya' },
    { lease: 'maya', guest: 'marek' },
  ]);
  expect(text.passText(board, sent)).toMatchObject({
    ended: false,
    pass: { primary: { label: 'Plumber', value: 'Marek Zielinski' } },
  });
  const tomorrow = reduce(sent, on('2026-11-16'));
  expect(text.passText(board, tomorrow)).toMatchObject({ ended: true });
  expect(select.opensUnit(board, tomorrow, '9B')).toEqual([{ lease: 'maya' }]);
  expect(after({ kind: 'guestPass', lease: 'ruth', trade: 'joy' })).toBe(start);
});
