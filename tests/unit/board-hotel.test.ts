import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as messages from '../../src/boards/hotel/messages.ts';
import * as logic from '../../src/boards/hotel/reducer.ts';
import * as select from '../../src/boards/hotel/selectors.ts';
import type { Action, State } from '../../src/boards/hotel/types.ts';
import { hotelBoard } from '../../src/model/schema/boards/hotel.ts';
import { expectFilled, expectSorted, randomAction, setTime, setupBoard } from './boards.ts';

const setup = setupBoard(hotelBoard, 'hotel', { ...logic, ...messages });
const { board, start, reduce, after } = setup;
const rooms = [101, 102, 103, 104, 201, 202, 203, 204, 301, 302, 303, 304, 401, 402, 403, 404];
const sendOffer: Action = { type: 'sendOffer' };
const selectDessert: Action = { type: 'selectOffer', offerIndex: 1 };

const room = fc.constantFrom(...rooms);
const facility = fc.constantFrom('pool', 'spa', 'bar', 'breakfast');
const actions = fc.oneof(
  randomAction('setView', { view: fc.constantFrom('rooms', 'facilities', 'events') }),
  randomAction('setTime', { time: fc.integer({ min: 900, max: 1600 }) }),
  randomAction('showRoom', { room }),
  randomAction('toggleRoom', { room }),
  randomAction('toggleFloor', { floor: fc.integer({ min: 1, max: 4 }) }),
  randomAction('selectRange', { from: room, to: room }),
  randomAction('selectFacility', { facility }),
  randomAction('selectEvent', { event: fc.constantFrom('jazz', 'wine', 'swim') }),
  randomAction('selectOffer', { offerIndex: fc.constantFrom(...board.offers.keys()) }),
  randomAction('sendOffer'),
  randomAction('undo'),
) as fc.Arbitrary<Action>;
const fuzz = (check: (state: State) => void) => setup.fuzz(actions, check);
setup.testClock(actions, 'setTime', 'time');

test('random actions never lead to an invalid state', () => {
  fuzz((state) => {
    expect(board.offers[state.offerIndex]).toBeDefined();
    expect(rooms).toContain(state.shownRoom);
    expectSorted(state.sentOffers.map(({ at }) => at));
    if (state.audience.kind === 'rooms') {
      const selected = new Set(state.audience.rooms);
      expect(rooms.filter((number) => selected.has(number))).toEqual(state.audience.rooms);
    }
    for (const number of rooms) {
      const { at, offerIndex = 0 } = select.offerOnPass(state, number) ?? {};
      if (at === undefined) continue;
      expect(at).toBeLessThanOrEqual(state.time);
      expect(board.offers[offerIndex]?.endsAt).toBeGreaterThan(state.time);
    }
    expectFilled(
      messages.audienceText(state),
      messages.sendText(state),
      messages.phoneState(state).pass ?? '',
      messages.phoneState(state).noPass,
      messages.phoneState(state).notification ?? '',
    );
  });
});

test('undo restores the state before an offer was sent', () => {
  let sent = 0;
  fuzz((state) => {
    const next = reduce(state, sendOffer);
    if (next === state) return expect(select.disabledReason(state)).toBeDefined();
    sent += 1;
    expect(next.sentOffers).toHaveLength(state.sentOffers.length + 1);
    const { shownRoom } = next;
    expect(select.recipients(state)).toContain(shownRoom);
    expect(reduce(next, { type: 'undo' })).toEqual({ ...state, shownRoom });
  });
  expect(sent).toBeGreaterThan(50);
});

test('the initial state has floors 2 and 3 selected and shows the guest in room 202', () => {
  expect(messages.audienceText(start)).toBe('Guests on floors 2 and 3');
  expect(messages.sendText(start)).toBe('Update 7 passes');
  const label = messages.roomLabel(start, 202, { isRecipient: false, isUpdated: true });
  expect(label).toBe('202, Ida Lindqvist, entered 18:42, has it');
  const later = after(setTime('19:30'));
  expect(messages.roomText(later, 202)).toBe('202, Ida Lindqvist, in the spa since 19:20');
  expect(messages.roomText(start, 104)).toBe('104, no guest checked in');
  expect(messages.passContent(start, 202)).not.toHaveProperty('primary');
  expect(messages.passContent(after(setTime('17:00')), 203)).toBeUndefined();
});

test('an offer stays on the pass until it ends or another one replaces it', () => {
  const value = (state: State) => messages.passContent(state, 202)?.primary?.value;
  const sent = after(sendOffer);
  expect(value(sent)).toBe('Spa, 20% until 21:00');
  expect(messages.latestNotification(sent, 202)?.text).toContain('until 21:00');
  const fewer = reduce(sent, { type: 'toggleRoom', room: 202 });
  expect(messages.sendText(fewer)).toBe('7 passes updated, 19:00');
  const replaced = after(sendOffer, setTime('19:30'), selectDessert, sendOffer);
  expect(value(replaced)).toBe('Free dessert until 22:00');
  expect(value(reduce(replaced, setTime('21:45')))).toBe('Free dessert until 22:00');
  expect(value(reduce(replaced, setTime('22:00')))).toBeUndefined();
  expect(value(reduce(replaced, setTime('19:15')))).toBe('Spa, 20% until 21:00');
  expect(messages.sendText(reduce(replaced, setTime('22:00')))).toBe('Over since 22:00');
});

const add101: Action = { type: 'toggleRoom', room: 101 };
setup.testAnnouncements([
  ['20% off in the spa: now on 7 passes.', sendOffer],
  ['To 8 rooms', add101],
  ['To Guests on floor 3', { type: 'toggleFloor', floor: 2 }],
  ['20% off in the spa: taken back from 7 passes.', sendOffer, { type: 'undo' }],
  ['20% off in the spa: taken back from 1 pass.', sendOffer, add101, sendOffer, { type: 'undo' }],
  ['A free dessert: now on 8 passes. It replaces 7.', sendOffer, add101, selectDessert, sendOffer],
  ['', sendOffer, setTime('20:45')],
  ['20% off in the spa: ended at 21:00, and gone from the passes.', sendOffer, setTime('21:00')],
  ['The evening starts over.', sendOffer, { type: 'reset' }],
]);

const everyone = [101, 102, 201, 202, 203, 301, 302, 303, 304];
const deselectFloors = [2, 3].map((floor): Action => ({ type: 'toggleFloor', floor }));
test.each<[string, rooms: number[], ...Action[]]>([
  ['Nobody yet', [], ...deselectFloors],
  ['Guests on floor 3', [301, 302, 303, 304], { type: 'toggleFloor', floor: 2 }],
  ['Everyone in the house', everyone, { type: 'toggleFloor', floor: 1 }],
  ['Everyone in the house', everyone, { type: 'selectRange', from: 404, to: 101 }],
  ['Room 202', [202], ...deselectFloors, { type: 'toggleRoom', room: 202 }],
  ['4 rooms', [202, 203, 302, 303], ...deselectFloors, { type: 'selectRange', from: 302, to: 203 }],
  ['Everyone at the pool now', [102, 203, 302], { type: 'selectFacility', facility: 'pool' }],
  ['Everyone at the bar now', [201], { type: 'selectFacility', facility: 'bar' }, setTime('20:15')],
  ['Guests with a place at jazz night', [102, 202, 203], { type: 'selectEvent', event: 'jazz' }],
  ['Guests with a place at the night swim', [303], { type: 'selectEvent', event: 'swim' }],
])('describes the audience: %s, and updates the passes in %j', (text, expected, ...actions) => {
  const state = after(...actions);
  expect(messages.audienceText(state)).toBe(text);
  expect(select.recipients(state)).toEqual(expected);
});

test('without recipients nothing can be sent', () => {
  const nobody = after(...deselectFloors);
  expect(messages.sendText(nobody)).toBe('No guest to send it to');
  expect(reduce(nobody, sendOffer)).toBe(nobody);
});

test('showing a room does not change the recipients, and the other way round', () => {
  const shown = after({ type: 'showRoom', room: 102 });
  expect(shown).toEqual({ ...start, shownRoom: 102 });
  expect(messages.recipientButton(shown).text).toBe('Add 102 to recipients');
  const added = reduce(shown, { type: 'toggleRoom', room: 102 });
  expect(messages.sendText(added)).toBe('Update 8 passes');
  expect(messages.audienceText(added)).toBe('8 rooms');
  expect(messages.recipientButton(added).text).toBe('Remove 102 from recipients');
  const pool = reduce(added, { type: 'selectFacility', facility: 'pool' });
  expect(pool.shownRoom).toBe(102);
  expect(reduce(pool, { type: 'toggleRoom', room: 102 }).audience).toEqual({
    kind: 'rooms',
    rooms: [203, 302],
  });
  expect(after({ type: 'selectFacility', facility: 'pool' }, sendOffer).shownRoom).toBe(102);
});

test('a vacant room can be shown, but is never a recipient', () => {
  const shown = after({ type: 'showRoom', room: 104 });
  expect(messages.phoneState(shown)).toMatchObject({
    pass: undefined,
    noPass: 'No pass: room 104 is vacant.',
  });
  expect(messages.recipientButton(shown)).toMatchObject({ canToggle: false });
  expect(reduce(shown, { type: 'toggleRoom', room: 104 })).toBe(shown);
  const range = after(...deselectFloors, { type: 'selectRange', from: 103, to: 203 });
  expect(messages.audienceText(range)).toBe('Room 203');
  // Guests who check in later are on the selected floor.
  const floor = after(...deselectFloors, { type: 'toggleFloor', floor: 1 });
  expect(messages.sendText(floor)).toBe('Update 2 passes');
  expect(select.floorSelection(floor, 1)).toBe(true);
  expect(messages.sendText(reduce(floor, setTime('20:30')))).toBe('Update 3 passes');
});

test('the guests of a facility can be selected only while it is open', () => {
  const breakfast: Action = { type: 'selectFacility', facility: 'breakfast' };
  const spa: Action = { type: 'selectFacility', facility: 'spa' };
  expect(after(breakfast)).toBe(start);
  expect(after(spa).audience).toEqual({ kind: 'facility', facility: 'spa' });
  const closed = (time: string) =>
    board.facilities.map((facility) => messages.closedText(after(setTime(time)), facility));
  expect(closed('17:00')).toEqual(['Closed since 09:00', undefined, undefined, 'Opens at 18:00']);
  expect(closed('21:00').slice(1)).toEqual([undefined, 'Closed since 21:00', undefined]);
});

test('visits, bookings and activity levels depend on the time', () => {
  const figures = (time: string) => {
    const state = after(setTime(time));
    return {
      visits: board.facilities.map(({ key }) =>
        select.visitsByHour(state, key).reduce((sum, count) => sum + count),
      ),
      bookings: board.events.flatMap(({ key }) => Object.values(select.bookings(state, key))),
    };
  };
  expect(figures('19:00')).toEqual({ visits: [46, 36, 5, 1], bookings: [8, 2, 39, 3, 1, 1] });
  expect(figures('21:00')).toEqual({ visits: [46, 37, 6, 4], bookings: [8, 2, 39, 3, 2, 2] });
  expect(select.visitsByHour(start, 'pool').slice(14, 20)).toEqual([6, 10, 17, 0, 3, 0]);
  const levels = rooms.map((number) => select.activityLevel(start, number));
  const vacant = 'vacant';
  expect(levels.slice(0, 8)).toEqual([3, 1, vacant, vacant, 3, 2, 1, vacant]);
  expect(levels.slice(8, 12)).toEqual([1, 1, 3, 0]);
  expect(messages.offerText(board, 0).ends).toBe('Until 21:00');
});
