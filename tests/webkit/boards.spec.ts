import * as hotel from '../../src/boards/hotel/messages';
import { formatMessage, formatPlural } from '../../src/model/derive/format-message';
import { pageWith } from '../content';
import type { WebKitPage } from './page';
import { desktop, expect, phone, test } from './test';

/** The announcement for screen readers; undefined until the board is interactive. */
const announcement = (webkit: WebKitPage) =>
  webkit.evaluate(() => document.querySelector('[data-board] [role=status]')?.textContent);

async function openBoard(webkit: WebKitPage, id: string) {
  await webkit.goto(`/${id}`);
  await webkit.evaluate(() =>
    document.querySelector('[data-board]')?.scrollIntoView({ behavior: 'instant' }),
  );
  await expect.poll(() => announcement(webkit)).toBe('');
}

/** Scrolls first, because the phone preview covers the lower part of a small screen. */
async function press(webkit: WebKitPage, selector: string) {
  await webkit.evaluate(
    (target) =>
      document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    `[data-board] ${selector}`,
  );
  await webkit.click(`[data-board] ${selector}`);
}

const expectOnPhone = (webkit: WebKitPage, text: string, isShown = true) =>
  expect
    .poll(() =>
      webkit.evaluate(
        (wanted) =>
          document
            .querySelector('[data-board] div:has(+ [role=status])')
            ?.textContent?.includes(wanted),
        text,
      ),
    )
    .toBe(isShown);

for (const size of [phone, desktop]) {
  test.describe(() => {
    test.use({ size });

    test(`sends an offer and undoes it (${size.width} px)`, async ({ webkit }) => {
      const { id, board } = pageWith('hotel');
      const { announcements } = board.messages;
      const { name, value, notification } = hotel.offerText(board, 0);
      const isSelected = ({ room }: { room: number }) =>
        board.initial.floors.includes(Math.floor(room / 100));
      const count = board.guests.filter(
        (guest) => isSelected(guest) && (guest.entered[0] ?? 0) <= board.clock.now,
      ).length;
      const expectAnnouncement = (text: typeof announcements.sent) =>
        expect.poll(() => announcement(webkit)).toBe(formatPlural(text, count, { offer: name }));
      await openBoard(webkit, id);
      await press(webkit, '[role=radiogroup] + div button');
      await expectAnnouncement(announcements.sent);
      await expectOnPhone(webkit, value);
      await expectOnPhone(webkit, notification);
      await press(webkit, '[role=radiogroup] + div button + button');
      await expectAnnouncement(announcements.undone);
      await expectOnPhone(webkit, value, false);
    });

    test(`ends access, restores it and toggles a door (${size.width} px)`, async ({ webkit }) => {
      const { id, board } = pageWith('access');
      const { messages, people, initial } = board;
      const person = people.find(({ key }) => key === initial.person)?.name ?? '';
      const { log, announcements, pass } = messages;
      await openBoard(webkit, id);
      await press(webkit, 'dl + div button');
      await expect
        .poll(() => announcement(webkit))
        .toBe(formatMessage(log.accessEnded, { person }));
      await expectOnPhone(webkit, pass.none);
      await press(webkit, 'dl + div button');
      await expect
        .poll(() => announcement(webkit))
        .toBe(formatMessage(announcements.accessRestored, { person }));
      await press(webkit, 'tbody input[type=checkbox]');
      await expect.poll(() => announcement(webkit)).toContain(people[0]?.name);
    });

    test(`sends a key and undoes it (${size.width} px)`, async ({ webkit }) => {
      const { id, board } = pageWith('leases');
      const { announcements, notification } = board.messages;
      const lease = board.leases.find(({ key }) => key === board.initial.lease);
      const { name = '', unit = '' } = lease ?? {};
      const [text = ''] = formatMessage(notification.sent, { unit }).split('{day}');
      const [sent = ''] = formatMessage(announcements.keySent, { name }).split('{day}');
      await openBoard(webkit, id);
      await press(webkit, 'section:first-child button');
      await expect.poll(() => announcement(webkit)).toContain(sent);
      await expectOnPhone(webkit, text);
      await press(webkit, 'section:first-child button + button');
      await expect.poll(() => announcement(webkit)).toBe(announcements.undone);
      await expectOnPhone(webkit, text, false);
    });
  });
}
