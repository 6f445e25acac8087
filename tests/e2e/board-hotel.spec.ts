import { expect, type Locator, type Page, test } from '@playwright/test';
import { audienceText, offerText, roomText, sendText, told } from '../../src/boards/hotel/messages';
import { type Action, reduce, start } from '../../src/boards/hotel/reducer';
import { recipients } from '../../src/boards/hotel/selectors';
import { formatMessage } from '../../src/model/derive/format-message';
import type { HotelContent } from '../../src/model/schema/boards/hotel';
import { pageWith } from '../content';
import { boardIn, handOf, openBoard } from './boards';

const { id, board: house } = pageWith('hotel');
const { words, first, facilities, events } = house;
const [offer, another] = house.offers as [
  HotelContent['offers'][number],
  HotelContent['offers'][number],
];

/** What the board would be after these actions: the test asks whether it shows that. */
const after = (...actions: Action[]) =>
  actions.reduce((state, action) => reduce(house, state, action), start(house));

async function open(page: Page, motion: 'reduce' | 'no-preference' = 'reduce') {
  await page.emulateMedia({ reducedMotion: motion });
  await openBoard(page, id);
  const place = boardIn(page);
  const button = (name: string) => place.getByRole('button', { name, exact: true });
  return {
    place,
    button,
    room: (room: number, state = start(house)) => button(roomText(house, state, room)),
    floor: (floor: number) => button(formatMessage(words.floor, { floor })),
    option: (name: string) => place.getByRole('radio', { name }),
    clock: place.getByRole('slider', { name: words.clock }),
    status: place.getByRole('status'),
  };
}

const slideTo = async (clock: Locator, time: number) => {
  const [value, step] = await clock.evaluate((input: HTMLInputElement) => {
    input.focus();
    return [Number(input.value), Number(input.step)] as const;
  });
  const key = time > value ? 'ArrowRight' : 'ArrowLeft';
  for (let left = Math.abs(time - value); left > 0; left -= step)
    await clock.page().keyboard.press(key);
  await expect(clock).toHaveValue(String(time));
};

test('a hand runs the house for an evening', async ({ page, isMobile }) => {
  const { place, button, room, floor, option, clock, status } = await open(page, 'no-preference');
  const press = handOf(isMobile);
  const [spa, dessert] = [offerText(house, 0), offerText(house, 1)];

  await test.step('pointing at a room says who is there and since when', async () => {
    for (const { room: other } of [house.guests[0] ?? first, first]) {
      await room(other).focus();
      await expect(place.getByText(roomText(house, start(house), other))).toBeVisible();
    }
  });

  await test.step('sent: the pass, the lock screen and the button say so, and so does a voice', async () => {
    const sent = after({ kind: 'send' });
    await press(button(sendText(house, start(house))));
    await expect(button(sendText(house, sent))).toBeVisible();
    await expect(place.getByText(spa.value)).toBeInViewport();
    await expect(place.getByText(spa.notification)).toBeInViewport();
    await expect(status).toHaveText(told(house, start(house), sent, { kind: 'send' }));
    await expect(place.locator('[data-place] > i')).toHaveCount(recipients(house, sent).length);
  });

  await test.step('a second offer replaces the first', async () => {
    await press(option(dessert.name));
    await press(button(sendText(house, after({ kind: 'offer', offer: 1 }))));
    await expect(place.getByText(dessert.value)).toBeVisible();
    await expect(place.getByText(spa.value)).toHaveCount(0);
  });

  await test.step('it can be taken back, and the first is there again', async () => {
    await press(button(words.takeBack));
    await expect(place.getByText(spa.value)).toBeVisible();
    await expect(status).toContainText(dessert.name);
  });

  await test.step('at its end the field is gone, and back before it', async () => {
    await slideTo(clock, offer.ends);
    await expect(clock).toHaveAttribute('aria-valuetext', '21:00');
    await expect(place.getByText(spa.value)).toHaveCount(0);
    await expect(status).toContainText(spa.name);
    await slideTo(clock, house.clock.now);
    await expect(place.getByText(spa.value)).toBeVisible();
  });

  await test.step('floors and rooms are chosen, also by range', async () => {
    await press(button(words.startOver));
    const actions: Action[] = [{ kind: 'toggleFloor', floor: 3 }];
    const isNow = async (...more: Action[]) => {
      actions.push(...more);
      const now = after(...actions);
      await expect(place.getByText(audienceText(house, now), { exact: true })).toBeVisible();
      await expect(button(sendText(house, now))).toBeVisible();
    };
    await press(floor(3));
    await isNow();
    await expect(floor(3)).toHaveAttribute('aria-pressed', 'false');
    await press(room(first.room));
    await isNow({ kind: 'toggleRoom', room: first.room });
    await expect(floor(4)).toHaveAttribute('aria-pressed', 'mixed');
    await sweep(page, room(501), room(503), isMobile);
    await isNow({ kind: 'selectRange', from: 501, to: 503 });
    await room(511).click();
    await room(513).click({ modifiers: ['Shift'] });
    await isNow({ kind: 'toggleRoom', room: 511 }, { kind: 'selectRange', from: 511, to: 513 });
  });

  await test.step('everyone who is somewhere now, or has a place', async () => {
    for (const [view, list] of [
      [
        words.views.facilities,
        facilities.map(({ key, everyone }) => ({
          everyone,
          action: { kind: 'at', facility: key } as const,
        })),
      ],
      [
        words.views.events,
        events.map(({ key, everyone }) => ({
          everyone,
          action: { kind: 'event', event: key } as const,
        })),
      ],
    ] as const) {
      await press(option(view));
      for (const { everyone, action } of list) {
        await press(button(everyone));
        await expect(button(everyone)).toHaveAttribute('aria-pressed', 'true');
        await expect(button(sendText(house, after(action)))).toBeVisible();
      }
    }
  });

  await test.step('start over', async () => {
    await press(button(words.startOver));
    await expect(option(words.views.rooms)).toBeChecked();
    await expect(button(sendText(house, start(house)))).toBeVisible();
    await expect(status).toHaveText(words.announce.startedOver);
  });
});

/** From one to another, with the pointer held down. */
async function sweep(page: Page, from: Locator, to: Locator, touch: boolean) {
  // In view, and no longer on its way there.
  await from.click({ trial: true });
  const middle = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox()) as DOMRect;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  if (!touch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 6 });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touchAt = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: start.y }],
    });
  await touchAt('touchStart', start.x);
  for (let step = 1; step <= 6; step += 1)
    await touchAt('touchMove', start.x + ((end.x - start.x) * step) / 6);
  await touchAt('touchEnd');
}

test('the keyboard alone runs the house, which wears the pass made in this visit', async ({
  page,
}) => {
  await page.addInitScript(
    (search) => sessionStorage.setItem('pass-design', search),
    `use=${id}&wallet=apple&color=123456&name=Grand+Hotel`,
  );
  const { place, button, room, floor, option, status } = await open(page);
  const key = (...keys: string[]) =>
    keys.reduce((done, name) => done.then(() => page.keyboard.press(name)), Promise.resolve());

  await test.step('its name and its color', async () => {
    await expect(
      place.getByText(formatMessage(house.title, { tenant: 'Grand Hotel' })),
    ).toBeVisible();
    await expect(place.getByText('Grand Hotel', { exact: true })).toBeVisible();
    await expect(place.locator('[data-variant]')).toHaveCSS('--accent', '#123456');
  });

  await option(words.views.rooms).focus();
  await key('ArrowRight', 'ArrowLeft');
  await expect(room(first.room)).toBeVisible();
  await key('Tab');
  await expect(room(first.room)).toBeFocused();
  await key('ArrowUp', 'ArrowRight');
  await expect(room(first.room + 101)).toBeFocused();
  await key('Home');
  await expect(floor(5)).toBeFocused();
  await key('Space');
  await expect(floor(5)).toHaveAttribute('aria-pressed', 'true');
  await key('Space', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  const ranged = after({ kind: 'selectRange', from: 501, to: 503 });
  await expect(button(sendText(house, ranged))).toBeVisible();
  await key('Tab', 'Tab', 'ArrowDown', 'Tab');
  await expect(option(another.name)).toBeChecked();
  await expect(button(sendText(house, ranged))).toBeFocused();
  await key('Enter');
  await expect(place.getByText(offerText(house, 1).value)).toBeVisible();
  await expect(status).toContainText(another.name);
  await key('Tab', 'Enter');
  await expect(place.getByText(offerText(house, 1).value)).toHaveCount(0);
  await expect(button(sendText(house, ranged))).toBeFocused();
});
