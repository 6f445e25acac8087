import * as house from '../../src/boards/hotel/messages';
import { reduce as reduceHouse, start as startHouse } from '../../src/boards/hotel/reducer';
import * as leases from '../../src/boards/leases/messages';
import { reduce as reduceLeases, start as startLeases } from '../../src/boards/leases/reducer';
import { formatMessage } from '../../src/model/derive/format-message';
import { pageWith } from '../content';
import type { WebKitPage } from './page';
import { desktop, expect, phone, test } from './test';

/** What a board says for those who do not see it; nothing at all while it is a picture. */
const said = (webkit: WebKitPage) =>
  webkit.evaluate(() => document.querySelector('[data-board] [role=status]')?.textContent);

async function openBoard(webkit: WebKitPage, id: string) {
  await webkit.goto(`/${id}`);
  await webkit.evaluate(() =>
    document.querySelector('[data-board]')?.scrollIntoView({ behavior: 'instant' }),
  );
  await expect.poll(() => said(webkit)).toBe('');
}

/** On a phone the answer lies over the lower part of the screen: what is pressed is above it. */
async function press(webkit: WebKitPage, selector: string) {
  await webkit.evaluate(
    (target) =>
      document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    `[data-board] ${selector}`,
  );
  await webkit.click(`[data-board] ${selector}`);
}

/** Whether the phone beside the board has this on it. */
const answers = (webkit: WebKitPage, text: string | undefined) =>
  webkit.evaluate(
    (wanted) =>
      document
        .querySelector('[data-board] div:has(+ [role=status])')
        ?.textContent?.includes(wanted),
    text ?? 'nothing',
  );

for (const size of [phone, desktop]) {
  test.describe(() => {
    test.use({ size });

    test(`an offer goes out to the house, and comes back (${size.width} px)`, async ({
      webkit,
    }) => {
      const { id, board } = pageWith('hotel');
      const before = startHouse(board);
      const sent = reduceHouse(board, before, { kind: 'send' });
      const told = (...[from, to, kind]: [typeof sent, typeof sent, 'send' | 'takeBack']) =>
        house.told(board, from, to, { kind });
      await openBoard(webkit, id);
      await press(webkit, '[role=radiogroup] + div button');
      await expect.poll(() => said(webkit)).toBe(told(before, sent, 'send'));
      await expect.poll(() => answers(webkit, house.offerText(board, 0).value)).toBe(true);
      await expect.poll(() => answers(webkit, house.offerText(board, 0).notification)).toBe(true);
      await press(webkit, '[role=radiogroup] + div button + button');
      await expect.poll(() => said(webkit)).toBe(told(sent, before, 'takeBack'));
      await expect.poll(() => answers(webkit, house.offerText(board, 0).value)).toBe(false);
    });

    test(`access ends on every door, and is given back (${size.width} px)`, async ({ webkit }) => {
      const { id, board } = pageWith('access');
      const { words, people, first } = board;
      const person = people.find(({ key }) => key === first)?.name ?? '';
      await openBoard(webkit, id);
      await press(webkit, 'dl + div button');
      await expect.poll(() => said(webkit)).toBe(formatMessage(words.log.endedAll, { person }));
      await expect.poll(() => answers(webkit, words.pass.none)).toBe(true);
      await press(webkit, 'dl + div button');
      await expect
        .poll(() => said(webkit))
        .toBe(formatMessage(words.announce.givenBack, { person }));
      await press(webkit, 'tbody input[type=checkbox]');
      await expect.poll(() => said(webkit)).toContain(people[0]?.name);
    });

    test(`a key is sent, and taken back (${size.width} px)`, async ({ webkit }) => {
      const { id, board } = pageWith('leases');
      const before = startLeases(board);
      const action = { kind: 'sendKey', lease: board.first } as const;
      const sent = reduceLeases(board, before, action);
      const { text } = leases.notificationText(board, sent) ?? {};
      await openBoard(webkit, id);
      await press(webkit, 'section:first-child button');
      await expect.poll(() => said(webkit)).toBe(leases.told(board, before, sent, action));
      await expect.poll(() => answers(webkit, text)).toBe(true);
      await press(webkit, 'section:first-child button + button');
      await expect.poll(() => said(webkit)).toBe(board.words.announce.takenBack);
      await expect.poll(() => answers(webkit, text)).toBe(false);
    });
  });
}
