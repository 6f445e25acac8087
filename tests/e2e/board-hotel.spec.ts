import { expect, type Locator, test } from '@playwright/test';
import * as messages from '../../src/boards/hotel/messages';
import * as logic from '../../src/boards/hotel/reducer';
import { floorNumbers, recipients, roomsOnFloor } from '../../src/boards/hotel/selectors';
import type { Action } from '../../src/boards/hotel/types';
import { formatMessage, timeText } from '../../src/model/derive/format-message';
import { expectTexts, press, setUpBoardPage } from './boards';
import { centerOf, dragFinger } from './support';

const ui = setUpBoardPage('hotel', { ...logic, announcementFor: messages.announcementFor });
const { board, after, container, button, radio } = ui;
const { initial, facilities, events, messages: texts } = board;
const [spa, dessert] = [messages.offerText(board, 0), messages.offerText(board, 1)];
const spaEnd = board.offers[0]?.endsAt ?? 0;

const isOccupied = (number: number) => board.guests.some((guest) => guest.room === number);
const shownFloor = Math.floor(initial.room / 100);
const distance = (number: number) => Math.abs(number - shownFloor);
/** The nearest floor that is not selected at first. */
const [otherFloor = 0] = floorNumbers(board)
  .filter((number) => !initial.floors.includes(number))
  .sort((one, other) => distance(one) - distance(other));
const rooms = roomsOnFloor(board, otherFloor);
const [first = 0, second = 0, third = 0, fourth = 0] = rooms;
test.skip(!otherFloor || !fourth, 'all floors are selected at first, or have up to three rooms');

const room = (number: number) =>
  container().getByRole('button', { name: new RegExp(`^${number},`) });
const floor = (number: number) => button(formatMessage(texts.floor, { floor: number }));
const sendButton = (...actions: Action[]) => button(messages.sendText(after(...actions)));
const text = (value: string) => container().getByText(value, { exact: true });
const send: Action = { type: 'sendOffer' };

test('shows a sent offer on the pass, the lock screen, the button and the rooms, until it ends', async () => {
  const clock = ui.slider(texts.clock);
  await press(sendButton());
  await expect(sendButton(send)).toBeVisible();
  await expect(text(spa.value)).toBeInViewport();
  await expect(text(spa.notification)).toBeInViewport();
  await expect(ui.status()).toHaveText(ui.announcement(send));
  const marked = container().locator('[data-cell] > i');
  await expect(marked).toHaveCount(recipients(after(send)).length);
  await clock.fill(String(spaEnd));
  await expect(clock).toHaveAttribute('aria-valuetext', timeText(spaEnd));
  await expect(text(spa.value)).toHaveCount(0);
  await expect(container().locator('s')).toHaveText(spa.ends);
  await expect(ui.status()).toContainText(spa.name);
  await clock.fill(String(board.clock.now));
  await expect(text(spa.value)).toBeVisible();
});

test('a press shows a room, and a button adds it to the recipients', async () => {
  const [other = 0, vacant = 0] = [rooms.find(isOccupied), rooms.find((one) => !isOccupied(one))];
  test.skip(!other || !vacant, 'the next floor has no guest, or no vacant room');
  const show = (number: number): Action => ({ type: 'showRoom', room: number });
  const toggle = (...actions: Action[]) => button(messages.recipientButton(after(...actions)).text);
  await press(room(other));
  await expect(room(other)).toHaveAttribute('aria-pressed', 'true');
  // The room under the pointer does not replace the one that the button is about.
  await room(initial.room).hover();
  await expect(text(messages.roomText(after(), other))).toBeVisible();
  await expect(ui.phone().getByText(String(other), { exact: true })).toBeVisible();
  await expect(sendButton()).toBeVisible();
  const add: Action = { type: 'toggleRoom', room: other };
  await press(toggle(show(other)));
  await expect(toggle(show(other), add)).toBeVisible();
  const label = { isRecipient: true, isUpdated: false };
  await expect(room(other)).toHaveAccessibleName(messages.roomLabel(after(), other, label));
  await expect(text(messages.audienceText(after(add)))).toBeVisible();
  await expect(sendButton(add)).toBeVisible();
  await expect(ui.status()).toHaveText(ui.announcement(add));
  // The header comes back while the driver scrolls up, and would get the tap.
  await room(vacant).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await press(room(vacant));
  await expect(toggle(show(vacant))).toHaveAttribute('aria-disabled', 'true');
  await expect(container().locator('p > [data-shown]')).toHaveAttribute('data-level', 'vacant');
  const { noPass } = messages.phoneState(after(show(vacant)));
  await expect(ui.phone().getByRole('paragraph').filter({ hasText: noPass })).toBeVisible();
});

test('vacant, quiet and shown rooms look different, and so does their legend', async () => {
  const look = (level: string) =>
    container()
      .locator(`[data-level='${level}']`)
      .evaluateAll((all) => [
        ...new Set(
          all
            .filter((element) => !element.matches('[data-shown]'))
            .map((element) => getComputedStyle(element))
            .map(({ backgroundColor, boxShadow }) => `${backgroundColor} ${boxShadow}`),
        ),
      ]);
  const looks = await Promise.all(['vacant', '0', '1', '2', '3'].map(look));
  expect(looks.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  expect(new Set(looks.flat()).size).toBe(5);
  await expectTexts(container(), [texts.vacant, texts.recipient, texts.updated], 'visible');
});

test('selects floors, rooms and ranges of rooms', async ({ isMobile }) => {
  const actions: Action[] = [];
  const expectAudience = async (...more: Action[]) => {
    actions.push(...more);
    await expect(text(messages.audienceText(after(...actions)))).toBeVisible();
    await expect(sendButton(...actions)).toBeVisible();
  };
  await press(floor(otherFloor));
  await expectAudience({ type: 'toggleFloor', floor: otherFloor });
  await expect(floor(otherFloor)).toHaveAttribute('aria-pressed', 'true');
  await press(floor(otherFloor));
  await expectAudience({ type: 'toggleFloor', floor: otherFloor });
  await room(initial.room).click({ modifiers: ['ControlOrMeta'] });
  await expectAudience({ type: 'toggleRoom', room: initial.room });
  await expect(floor(shownFloor)).toHaveAttribute('aria-pressed', 'mixed');
  await drag(room(first), room(third), isMobile);
  await expectAudience({ type: 'selectRange', from: first, to: third });
  await room(second).click();
  await room(fourth).click({ modifiers: ['Shift'] });
  await expectAudience({ type: 'selectRange', from: second, to: fourth });
});

async function drag(from: Locator, to: Locator, isTouch: boolean) {
  // Waits until the page has stopped scrolling.
  await from.click({ trial: true });
  const [start, end] = [await centerOf(from), await centerOf(to)];
  if (isTouch) return dragFinger(from.page(), start, end);
  const { mouse } = from.page();
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 6 });
  await mouse.up();
}

test('charts have hours, and select the guests of open facilities and of events', async () => {
  const select = async (audience: string, action: Action) => {
    await press(button(audience));
    await expect(button(audience)).toHaveAttribute('aria-pressed', 'true');
    await expect(sendButton(action)).toBeVisible();
  };
  await press(radio(texts.views.facilities));
  await expect(text('12:00')).toHaveCount(facilities.length);
  for (const facility of facilities) {
    const closed = messages.closedText(after(), facility);
    if (closed) {
      await expect(text(closed)).toBeVisible();
      await expect(button(facility.audience)).toHaveCount(0);
    } else await select(facility.audience, { type: 'selectFacility', facility: facility.key });
  }
  await press(radio(texts.views.events));
  for (const { key, audience } of events)
    await select(audience, { type: 'selectEvent', event: key });
  await press(button(texts.reset));
  await expect(radio(texts.views.rooms)).toBeChecked();
  await expect(sendButton()).toBeVisible();
  await expect(ui.status()).toHaveText(texts.announcements.reset);
});

test('selects rooms and sends an offer by keyboard', async () => {
  const keyboard = async (...keys: string[]) => {
    for (const key of keys) await container().page().keyboard.press(key);
  };
  await radio(texts.views.rooms).focus();
  await keyboard('ArrowRight', 'ArrowLeft');
  await room(initial.room).focus();
  const up = otherFloor > shownFloor;
  await keyboard(...Array(distance(otherFloor)).fill(up ? 'ArrowUp' : 'ArrowDown'));
  const beside = initial.room + (otherFloor - shownFloor) * 100;
  await expect(room(beside)).toBeFocused();
  await expect(text(messages.roomText(after(), beside))).toBeVisible();
  await keyboard('Home');
  await expect(floor(otherFloor)).toBeFocused();
  await keyboard('Space');
  await expect(floor(otherFloor)).toHaveAttribute('aria-pressed', 'true');
  await keyboard('Space', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  const range: Action = { type: 'selectRange', from: first, to: third };
  await expect(sendButton(range)).toBeVisible();
  await keyboard('Tab', 'Tab', 'Tab', 'ArrowDown', 'Tab');
  await expect(radio(dessert.name)).toBeChecked();
  await expect(sendButton(range)).toBeFocused();
  await keyboard('Enter');
  await expect(text(dessert.value)).toBeVisible();
  await expect(ui.status()).toContainText(dessert.name);
  await keyboard('Tab', 'Enter');
  await expect(text(dessert.value)).toHaveCount(0);
  await expect(sendButton(range)).toBeFocused();
});
