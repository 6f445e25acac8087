import { expect, type Locator, type Page, test } from '@playwright/test';
import { offerText, sendText } from '../../src/boards/hotel/messages';
import { getInitialState } from '../../src/boards/hotel/reducer';
import { formatMessage } from '../../src/model/derive/format-message';
import { pageWith, site } from '../content';
import {
  boardIn,
  expectAccessible,
  pageTime,
  sharedBoardPage,
  shiftsWithoutInput,
  showBoard,
  smallControls,
} from './boards';
import {
  attachLogo,
  choose,
  colors,
  dialog,
  fillName,
  stepsLiveWalletLink,
  svg,
  uses,
  labels as wallet,
} from './live-wallet';
import { badResponses, jumpTo, uncaughtErrors } from './support';

// Without the pulsing highlight and color transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The steps that lead a board through all its states. */
type Step = [
  state: string,
  role: 'button' | 'checkbox' | 'radio' | 'slider',
  name: string | undefined,
  sliderValue?: number,
];

const hotel = pageWith('hotel');
const access = pageWith('access');
const leases = pageWith('leases');
const otherPerson = access.board.people.find(({ key }) => key !== access.board.initial.person);
const runningLease = leases.board.leases.find(
  ({ from, to }) => from <= leases.board.clock.now && leases.board.clock.now < to,
);

const hotelSteps: Step[] = [
  ['offer sent', 'button', sendText(hotel.board, getInitialState(hotel.board))],
  ['offer undone', 'button', hotel.board.messages.undo],
  ['floor deselected', 'button', formatMessage(hotel.board.messages.floor, { floor: 3 })],
  ['facilities', 'radio', hotel.board.messages.views.facilities],
  ['guests of a facility', 'button', hotel.board.facilities[1]?.audience],
  ['events', 'radio', hotel.board.messages.views.events],
  ['guests of an event', 'button', hotel.board.events[0]?.audience],
  ['another offer', 'radio', offerText(hotel.board, 1).name],
  ['end of the evening', 'slider', hotel.board.messages.clock, hotel.board.clock.to],
  ['reset', 'button', hotel.board.messages.reset],
];
const accessSteps: Step[] = [
  ['door changed', 'checkbox', otherPerson?.name],
  ['person selected', 'radio', otherPerson?.name],
  ['access ended', 'button', access.board.messages.endAccess],
  ['access restored', 'button', access.board.messages.restoreAccess],
  ['visitor selected', 'radio', access.board.invitees[1]?.name],
  ['temporary pass sent', 'button', access.board.messages.invite.send],
  ['end of the day', 'slider', access.board.messages.clock, access.board.clock.to],
  ['reset', 'button', access.board.messages.reset],
];
const { send: sendGuestPass } = leases.board.messages.guest;
const leasesSteps: Step[] = [
  ['key sent', 'button', leases.board.messages.sendKey],
  ['key undone', 'button', leases.board.messages.undo.sendKey],
  ['lease selected', 'button', runningLease?.name],
  ['end moved', 'slider', leases.board.messages.leaseEnds, leases.board.clock.now + 30],
  ['guest selected', 'radio', leases.board.guests[1]?.name],
  ['guest pass sent', 'button', formatMessage(sendGuestPass, { unit: runningLease?.unit ?? '' })],
  ['end of the winter', 'slider', leases.board.messages.clock, leases.board.clock.to],
  ['reset', 'button', leases.board.messages.reset],
];

const boards = [
  { ...hotel, steps: hotelSteps },
  { ...access, steps: accessSteps },
  { ...leases, steps: leasesSteps },
];

const controlOf = (page: Page, [, role, name = '']: Step) =>
  boardIn(page).getByRole(role, { name }).first();

/** With a finger on a phone, otherwise with the keyboard. The tests of each board use the mouse. */
async function perform(page: Page, step: Step) {
  const control = controlOf(page, step);
  const [, role, , sliderValue] = step;
  if (!test.info().project.use.isMobile) await control.press(role === 'slider' ? 'End' : 'Space');
  else if (role === 'slider') await control.fill(String(sliderValue));
  else await control.tap();
}

/** A window of 1280 × 1024 pixels at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

for (const { id, steps, board, business } of boards) {
  test.describe(`the board on /${id}`, () => {
    const page = sharedBoardPage(id);

    test('becomes interactive without a layout shift', async () => {
      const size = async () => {
        const { width, height } = (await boardIn(page()).boundingBox()) ?? {};
        return { width, height };
      };
      const before = await size();
      await showBoard(page());
      expect(await shiftsWithoutInput(page())).toEqual([]);
      expect(await size()).toEqual(before);
    });

    test('has large, accessible controls that keep their place and the focus', async ({
      isMobile,
      browserName,
    }) => {
      await showBoard(page());
      if (isMobile) await page().setViewportSize(zoomed);
      const { width } = page().viewportSize() ?? zoomed;
      const responses: [from: number, to: number][] = [];
      for (const step of steps) {
        await test.step(step[0], async () => {
          const control = await controlOf(page(), step).elementHandle();
          await control?.scrollIntoViewIfNeeded();
          if (!isMobile) await control?.focus();
          const top = async () => (await control?.boundingBox())?.y ?? 0;
          const topBefore = await top();
          const pressedAt = await pageTime(page());
          await perform(page(), step);
          responses.push([pressedAt, await pageTime(page(), { afterResponse: true })]);
          // On a busy machine a response may come later than the 500 ms that count as recent input.
          const shifts = (await shiftsWithoutInput(page())).filter(
            ({ startTime }) =>
              !responses.some(([from, to]) => from <= startTime && startTime <= to),
          );
          expect.soft(shifts).toEqual([]);
          // A reset removes what was added above the button. Firefox's driver scrolls before a press.
          const mustStay = step !== steps.at(-1) && browserName !== 'firefox';
          if (mustStay && (await control?.isVisible()))
            expect.soft(Math.abs((await top()) - topBefore)).toBeLessThan(1);
          const small = await smallControls(page(), isMobile ? 44 : 24, 24);
          expect.soft(small).toEqual([]);
          const scrollWidth = await page().evaluate(() => document.documentElement.scrollWidth);
          expect.soft(scrollWidth).toBe(width);
          if (isMobile) await expectAccessible(page());
          else await expect.soft(boardIn(page()).locator(':focus')).toHaveCount(1);
        });
      }
    });

    test('the phone is a strip that expands on a change or a press', {
      tag: '@phone',
    }, async () => {
      await page().setViewportSize({ width: 360, height: 664 });
      await showBoard(page());
      const strip = boardIn(page()).getByRole('button', { name: board.messages.phone });
      const shownHeight = () =>
        strip.evaluate((button) => innerHeight - button.getBoundingClientRect().top);
      expect(await shownHeight()).toBeLessThan(120);
      for (const isExpanded of ['true', 'false']) {
        await strip.press('Enter');
        await expect(strip).toHaveAttribute('aria-expanded', isExpanded);
        expect((await shownHeight()) > 280).toBe(isExpanded === 'true');
      }
      expect(await smallControls(page(), 40)).toEqual([]);
      await perform(page(), steps[0] as Step);
      await expect(strip).toHaveAttribute('aria-expanded', 'true');
      await expect(strip.locator('..')).not.toHaveCSS('bottom', '0px');
      await page().evaluate(() => scrollBy({ top: -100, behavior: 'instant' }));
      await expect(strip).toHaveAttribute('aria-expanded', 'false');
      expect(await shiftsWithoutInput(page())).toEqual([]);
      await page().setViewportSize({ width: 664, height: 390 });
      await showBoard(page());
      await expect(boardIn(page()).locator('p[aria-hidden]')).toBeInViewport({ ratio: 1 });
      await page().setViewportSize({ width: 390, height: 664 });
      expect(await smallControls(page(), 40)).toEqual([]);
      await boardIn(page()).getByRole('button', { name: board.messages.reset }).press('Enter');
    });

    test('the phone stays in view beside the board', { tag: '@desktop' }, async () => {
      await showBoard(page());
      const pass = boardIn(page()).locator('[data-pass]');
      await expect(pass).toBeInViewport({ ratio: 1 });
      await boardIn(page())
        .getByRole('button', { name: board.messages.reset })
        .scrollIntoViewIfNeeded();
      await expect(pass).toBeInViewport({ ratio: 1 });
    });

    test("follows the visitor's pass of any use and keeps its state", async ({ isMobile }) => {
      test.skip(isMobile && id !== boards[0]?.id, 'the same on all pages');
      await showBoard(page());
      const status = boardIn(page()).getByRole('status');
      const title = (name: string) =>
        boardIn(page()).getByText(formatMessage(board.title, { business: name }));
      const passColor = () =>
        boardIn(page())
          .locator('[data-pass]')
          .evaluate((pass) => getComputedStyle(pass).getPropertyValue('--pass'));
      const logo = boardIn(page()).locator('[data-pass]').getByAltText('Grand Nord');
      const initialAnnouncement = await status.textContent();
      await perform(page(), steps[0] as Step);
      await expect(status).not.toHaveText(initialAnnouncement ?? '');
      const announcement = (await status.textContent()) ?? '';
      const initialColor = await passColor();

      await stepsLiveWalletLink(page()).click();
      await fillName(page(), 'Grand Nord');
      for (const option of [uses.at(-1), colors[0]]) await choose(page(), option);
      await attachLogo(page(), 'wide.svg', svg('<rect width="40" height="9" fill="red"/>', 9));
      await expect(dialog(page()).getByRole('img', { name: wallet.logo.label })).toBeVisible();
      await page().keyboard.press('Escape');
      await expect(dialog(page())).toBeHidden();
      await expect(title('Grand Nord')).toBeVisible();
      await expect(logo).toBeVisible();
      await expect.poll(passColor).not.toBe(initialColor);
      await expect(status).toHaveText(announcement);
      await page().reload();
      await showBoard(page());
      await perform(page(), steps[0] as Step);
      await expect(title('Grand Nord')).toBeVisible();
      await expect(logo).toBeVisible();
      expect(await passColor()).not.toBe(initialColor);

      await stepsLiveWalletLink(page()).click();
      await dialog(page()).getByRole('button', { name: wallet.reset }).click();
      await page().keyboard.press('Escape');
      await expect(title(business.name)).toBeVisible();
      await expect.poll(passColor).toBe(initialColor);
    });
  });
}

test('after every kind of bad response the board stays as a picture, and Try again loads it', {
  tag: '@desktop',
}, async ({ page }) => {
  const { id, section } = hotel;
  const { failed, retry } = site.dashboard;
  const errors = uncaughtErrors(page);
  const responses = Object.values(badResponses);
  await page.route(
    `**/boards/${id}.json`,
    (route) => responses.shift()?.(route) ?? route.continue(),
  );
  await page.goto(`/${id}#content`);
  await page.evaluate(() => document.fonts.ready);
  const picture = page.getByRole('img', { name: section.alt });
  const retryButton = boardIn(page).getByRole('button', { name: retry });
  const alert = boardIn(page).getByRole('alert');
  const heightOf = async (target: Locator) => (await target.boundingBox())?.height;
  const height = await heightOf(picture);

  await jumpTo(boardIn(page));
  await expect(alert).toHaveText(failed);
  await expect(alert).toBeInViewport();
  await expectAccessible(page);
  while (responses.length > 0) {
    const lastAlert = await alert.elementHandle();
    await retryButton.press('Enter');
    // A new element is announced again.
    await expect.poll(() => lastAlert?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(alert).toHaveText(failed);
    await expect(retryButton).toBeFocused();
    expect(await heightOf(picture)).toBe(height);
  }

  await retryButton.press('Enter');
  await expect(boardIn(page).getByRole('status')).toBeAttached();
  await expect(boardIn(page)).toBeFocused();
  await expect(alert).toHaveCount(0);
  expect(await heightOf(boardIn(page))).toBe(height);
  expect(errors).toEqual([]);
});
