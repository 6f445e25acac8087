import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as text from '../../src/boards/hotel/messages.ts';
import * as rules from '../../src/boards/hotel/reducer.ts';
import * as select from '../../src/boards/hotel/selectors.ts';
import { expectFilled, expectInOrder, gameOf, play, playWithTheClock, sample } from './boards.ts';

const house = sample('hotel');
const at = (time: string): rules.Action => ({
  kind: 'time',
  time: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});
const rooms = select.roomsBetween(house, 0, 999);

const room = fc.oneof(fc.constantFrom(...rooms), fc.integer({ min: 0, max: 999 }));
const actions: fc.Arbitrary<rules.Action> = fc.oneof(
  fc.record({ kind: fc.constant('view'), view: fc.constantFrom('rooms', 'facilities', 'events') }),
  fc.record({ kind: fc.constant('time'), time: fc.integer({ min: 900, max: 1600 }) }),
  fc.record({ kind: fc.constant('toggleRoom'), room }),
  fc.record({ kind: fc.constant('toggleFloor'), floor: fc.integer({ min: 0, max: 7 }) }),
  fc.record({ kind: fc.constant('selectRange'), from: room, to: room }),
  fc.record({
    kind: fc.constant('at'),
    facility: fc.constantFrom('pool', 'spa', 'bar', 'breakfast'),
  }),
  fc.record({ kind: fc.constant('event'), event: fc.constantFrom('jazz', 'wine', 'swim') }),
  fc.record({ kind: fc.constant('offer'), offer: fc.integer({ min: -1, max: 5 }) }),
  fc.record({ kind: fc.constantFrom('send', 'send', 'send', 'takeBack') }),
) as fc.Arbitrary<rules.Action>;
const game = gameOf(house, rules, actions);
const { start, reduce, after } = game;

test('no evening leads to an impossible state', () => {
  play(game, expectPossible);

  function expectPossible(state: rules.State) {
    const { clock } = house;
    expect(state.time >= clock.from && state.time <= clock.to).toBe(true);
    expect((state.time - clock.from) % clock.step).toBe(0);
    expect(house.offers[state.offer]).toBeDefined();
    expect(select.guestOf(house, state.shown)).toBeDefined();
    expectInOrder(state.sent.map((sending) => sending.at));
    if (state.audience.kind === 'rooms') {
      const chosen = new Set(state.audience.rooms);
      expect(rooms.filter((room) => chosen.has(room))).toEqual(state.audience.rooms);
    }
    const sendings = rooms.flatMap((room) => select.sendingOn(house, state, room) ?? []);
    const isStanding = ({ at, offer }: rules.Sending) =>
      at <= state.time && state.time < (house.offers[offer]?.ends ?? 0);
    expect(sendings.filter((sending) => !isStanding(sending))).toEqual([]);
    expectFilled([text.audienceText(house, state), text.sendText(house, state)]);
    expectFilled([
      text.passText(house, state, state.shown),
      text.notificationText(house, state, state.shown),
    ]);
  }
});

test('the number is always that of the guests who are meant and have come', () => {
  play(game, (state) => {
    const { audience, time } = state;
    const meant = house.guests.filter(({ room, entered, visits, places }) => {
      if ((entered[0] ?? 0) > time) return false;
      if (audience.kind === 'rooms') return audience.rooms.includes(room);
      if (audience.kind === 'event') return (places[audience.event] ?? 9999) <= time;
      const [from, to] = visits[audience.facility] ?? [9999, 9999];
      return from <= time && time < to;
    });
    expect(select.recipients(house, state)).toHaveLength(meant.length);
    if (!select.obstacle(house, state)) {
      expect(text.sendText(house, state)).toMatch(new RegExp(` ${meant.length} pass`));
    }
  });
});

test('what was sent can be taken back, and all is exactly as before', () => {
  let sent = 0;
  play(game, (state) => {
    const next = reduce(state, { kind: 'send' });
    if (next === state) return expect(select.obstacle(house, state)).toBeDefined();
    sent += 1;
    expect(next.sent).toHaveLength(state.sent.length + 1);
    expect(reduce(next, { kind: 'takeBack' })).toEqual(state);
  });
  expect(sent).toBeGreaterThan(100);
});

test('sliding the clock there and back changes nothing, and starting over everything', () => {
  playWithTheClock(
    game,
    ({ time }) => time,
    (to): rules.Action => ({ kind: 'time', time: to }),
  );
  play(game, (state) => expect(reduce(state, { kind: 'startOver' })).toEqual(start));
});

test('the first picture: floors 3 and 4, and Ida Lindqvist in 412', () => {
  expect(text.audienceText(house, start)).toBe('Guests on floors 3 and 4');
  expect(text.sendText(house, start)).toBe('Update 25 passes');
  expect(text.roomText(house, start, 412)).toBe('412, Ida Lindqvist, entered 18:42');
  expect(text.roomText(house, after(at('19:30')), 412)).toBe(
    '412, Ida Lindqvist, in the spa since 19:20',
  );
  expect(select.roomsOn(house, 4)[11]).toBe(412);
  expect(text.passText(house, start, 412)).not.toHaveProperty('primary');
});

test('an offer is on the pass until its end, and a second one replaces it', () => {
  const sent = after({ kind: 'send' });
  expect(text.passText(house, sent, 412).primary?.value).toBe('Spa, 20% until 21:00');
  expect(text.notificationText(house, sent, 412)?.text).toContain('until 21:00');
  expect(text.sendText(house, sent)).toBe('25 passes updated, 19:00');
  const later = [at('19:30'), { kind: 'offer', offer: 1 }, { kind: 'send' }] as const;
  const second = later.reduce(reduce, sent);
  expect(text.passText(house, second, 412).primary?.value).toBe('Free dessert until 22:00');
  expect(text.passText(house, reduce(second, at('21:45')), 412).primary).toBeDefined();
  expect(text.passText(house, reduce(second, at('22:00')), 412).primary).toBeUndefined();
  expect(text.passText(house, reduce(second, at('19:15')), 412).primary?.value).toContain('Spa');
  expect(text.sendText(house, reduce(second, at('22:00')))).toBe('Over since 22:00');
});

test('who is meant, in words', () => {
  const say = (...actions: rules.Action[]) => text.audienceText(house, after(...actions));
  const none: rules.Action[] = [
    { kind: 'toggleFloor', floor: 3 },
    { kind: 'toggleFloor', floor: 4 },
  ];
  expect(say(...none)).toBe('Nobody yet');
  expect(text.sendText(house, after(...none))).toBe('No guest to send it to');
  expect(say(none[0] as rules.Action)).toBe('Guests on floor 4');
  expect(say({ kind: 'toggleFloor', floor: 1 })).toBe('Guests on floors 1, 3, and 4');
  expect(say({ kind: 'selectRange', from: 616, to: 101 })).toBe('Everyone in the house');
  expect(say(...none, { kind: 'toggleRoom', room: 412 })).toBe('Room 412');
  expect(say(...none, { kind: 'selectRange', from: 315, to: 403 })).toBe('5 rooms');
  expect(say({ kind: 'at', facility: 'pool' })).toBe('Everyone at the pool now');
  expect(say({ kind: 'event', event: 'jazz' })).toBe('Guests with a place at jazz night');
});

test('the phone follows to someone who is meant, and stays with them', () => {
  const atThePool = after({ kind: 'at', facility: 'pool' });
  expect(atThePool.shown).toBe(select.recipients(house, atThePool)[0]);
  const everyone = reduce(atThePool, { kind: 'selectRange', from: 101, to: 616 });
  expect(everyone.shown).toBe(atThePool.shown);
  const pressed = { kind: 'toggleRoom', room: 601 } as const;
  expect(after(pressed).shown).toBe(601);
  expect(after(pressed, pressed).shown).toBe(412);
  expect(after(pressed, { kind: 'event', event: 'jazz' }).shown).toBe(412);
});

test('activity, places and levels grow with the evening', () => {
  const figures = (time: string) => {
    const state = after(at(time));
    return [
      ...['breakfast', 'pool', 'spa', 'bar'].map((key) => select.visits(house, state, key)),
      ...['wine', 'jazz', 'swim'].map((key) => select.placesTaken(house, state, key)),
    ];
  };
  expect(figures('19:00')).toEqual([78, 67, 29, 25, 18, 62, 4]);
  expect(figures('21:00')).toEqual([78, 73, 37, 44, 18, 64, 7]);
  expect(select.visitsByHour(house, start, 'pool').slice(14, 21)).toEqual([6, 10, 17, 9, 7, 0, 0]);
  const levels = rooms.map((room) => select.levelOf(house, start, room));
  const often = [0, 1, 2, 3].map((level) => levels.filter((other) => other === level).length);
  expect(often).toEqual([36, 27, 17, 16]);
});
