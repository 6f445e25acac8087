import { expect, type Page, test } from '@playwright/test';
import * as say from '../../src/boards/leases/messages';
import { type Action, reduce, type State, start } from '../../src/boards/leases/reducer';
import { counts, guestPasses, type Lease, leaseOf } from '../../src/boards/leases/selectors';
import { dayText } from '../../src/boards/time';
import { formatMessage } from '../../src/model/derive/format-message';
import type { LeasesContent } from '../../src/model/schema/boards/leases';
import { pageWith } from '../content';
import { boardIn, expectWords, handOf, openBoard } from './boards';
import { jumpTo } from './support';

const { id, board } = pageWith('leases');
const { words, clock } = board;
const [other, trade] = board.trades as [
  LeasesContent['trades'][number],
  LeasesContent['trades'][number],
];

// The invitation to begin moves, and a color in the middle of a change is no color to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lease = (key: string) => leaseOf(board, key) as Lease;
const leaseName = (one: Lease, state: State) =>
  `${say.leaseText(board, state, one)}. ${say.keyText(board, state, one)}`;
const first = lease(board.first);
/** One that runs today, and ends before the clock does. */
const running = board.leases.find(
  ({ from, to }) => from <= clock.now && clock.now < to && to < clock.to,
) as Lease;

const after = (...actions: Action[]) =>
  actions.reduce((state, action) => reduce(board, state, action), start(board));

function parts(page: Page) {
  const place = boardIn(page);
  const status = place.getByRole('status');
  const button = (name: string) => place.getByRole('button', { name, exact: true });
  return {
    place,
    status,
    button,
    answer: status.locator('xpath=preceding-sibling::div[1]'),
    lease: (key: string, state: State) => button(leaseName(lease(key), state)),
    today: place.getByRole('slider', { name: words.clock }),
    end: place.getByRole('slider', { name: words.ends }),
    guest: place.getByRole('radio', { name: trade.name }),
  };
}

async function open(page: Page) {
  await openBoard(page, id);
  return parts(page);
}

/** The board shows what it must in this state: the counts, each unit's door, and the pass. */
async function expectState(page: Page, state: State) {
  const { place, answer } = parts(page);
  const { units, let: taken, keys, guestPasses: guests } = counts(board, state);
  await expectWords(
    place,
    [`${words.let}${taken}/${units}`, `${words.keys}${keys}`, `${words.guestPasses}${guests}`],
    'there',
  );
  const rows = place.getByRole('list', { name: words.units }).getByRole('listitem');
  const read = () =>
    rows.evaluateAll((all) =>
      all.map((row) => ({
        door: row.querySelector('p')?.innerText.replace(/\s+/g, ' '),
        passes: [...row.querySelectorAll('button')]
          .filter((button) => button.checkVisibility({ visibilityProperty: true }))
          .map(({ ariaLabel }) => ariaLabel),
      })),
    );
  const expected = board.units.map((unit) => ({
    door: `${unit} ${say.doorText(board, state, unit)}`,
    passes: [
      ...board.leases.filter((one) => one.unit === unit).map((one) => leaseName(one, state)),
      ...guestPasses(board, state)
        .filter((guest) => guest.lease.unit === unit)
        .map(({ lease, trade, at }) => say.guestPassName(board, lease, trade, at)),
    ],
  }));
  await expect.poll(read, { intervals: [20, 50, 100] }).toEqual(expected);
  const { pass } = say.passText(board, state);
  const fields = [pass?.header, pass?.primary, ...(pass?.fields ?? [])];
  const said = [...fields.map((field) => field?.value), say.notificationText(board, state)?.text];
  const texts = said.filter((text) => text !== undefined);
  await expectWords(answer, texts, 'in view');
}

test('whoever lets a house, by hand or by keys alone, sees each key answer in the same screen', async ({
  page,
  isMobile,
}) => {
  const { place, status, button, lease, answer, today, end, guest } = await open(page);
  const press = handOf(isMobile);
  const sendKey: Action = { kind: 'sendKey', lease: first.key };
  const show: Action = { kind: 'show', lease: running.key };

  await test.step('at first, the key of the next tenant waits to be sent', async () => {
    await expectState(page, after());
    await expect(answer.locator('[data-draft]')).toHaveCount(1);
  });

  await test.step('sent, it arrives; taken back, it is as before', async () => {
    await press(button(words.sendKey));
    await expectState(page, after(sendKey));
    await expect(answer.locator('[data-draft]')).toHaveCount(0);
    await expect(status).toContainText(first.name);
    await press(button(words.takeBack));
    await expect(status).toHaveText(words.announce.takenBack);
    await expectState(page, after());
    await press(button(words.sendKey));
  });

  await test.step('today slides: keys start and end with their leases', async () => {
    // On a large screen the phone stands beside the line of today, and not below it.
    if (!isMobile) await jumpTo(place);
    for (const day of [first.from, clock.to, clock.from, first.from]) {
      await today.fill(String(day));
      await expectState(page, after(sendKey, { kind: 'day', day }));
    }
    await expect(status).toHaveText(
      formatMessage(words.notification.started, { unit: first.unit }),
    );
    await today.fill(String(clock.now));
  });

  await test.step('the end of a lease moves, and the pass follows', async () => {
    await press(lease(running.key, after(sendKey)));
    await expectState(page, after(sendKey, show));
    const to = clock.now + 30;
    const move: Action = { kind: 'moveEnd', lease: running.key, to };
    await end.fill(String(to));
    await expectState(page, after(sendKey, show, move));
    await expect(status).toContainText(dayText(to));
    await today.fill(String(to + 1));
    await expectState(page, after(sendKey, show, move, { kind: 'day', day: to + 1 }));
    await expect(answer.locator('[data-ended]')).toHaveCount(1);
    await expect(end).toHaveCount(0);
    await today.fill(String(clock.now));
    await press(button(words.takeBack));
    await expectState(page, after(sendKey, show));
  });

  await test.step('a guest is let in for a day', async () => {
    const { key, name } = trade;
    const send: Action = { kind: 'guestPass', lease: running.key, trade: key };
    await press(guest);
    await press(button(formatMessage(words.guest.send, { unit: running.unit })));
    await expectState(page, after(sendKey, send));
    await expect(status).toContainText(name);
    await press(lease(running.key, after(sendKey, send)));
    await expectState(page, after(sendKey, send, show));
    await press(button(say.guestPassName(board, running, key, clock.now)));
    await today.fill(String(clock.now + 1));
    await expectState(page, after(sendKey, send, { kind: 'day', day: clock.now + 1 }));
    await expect(answer.locator('[data-ended]')).toHaveCount(1);
  });

  await test.step('where no lease runs, nobody is let in', async () => {
    await today.fill(String(clock.now));
    await press(place.getByRole('button', { name: first.name }));
    const send = button(formatMessage(words.guest.send, { unit: first.unit }));
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription(words.guest.noLease);
  });

  await test.step('start over', async () => {
    await press(button(words.startOver));
    await expectState(page, after());
    await expect(status).toHaveText(words.announce.startedOver);
    // What was only chosen is forgotten, too.
    await expect(place.getByRole('radio', { name: other.name })).toBeChecked();
    // Words that stay as they are would not be read aloud again.
    const said = await status.textContent();
    await press(button(words.startOver));
    await expect.poll(() => status.textContent()).not.toBe(said);
    await expect(status).toHaveText(words.announce.startedOver);
  });

  await test.step('the keyboard alone lets a house', async () => {
    const key = async (...names: string[]) => {
      for (const name of names) await page.keyboard.press(name);
    };
    await today.focus();
    await key('ArrowRight');
    await expectState(page, after({ kind: 'day', day: clock.now + 1 }));
    await key('ArrowLeft');
    await lease(running.key, after()).focus();
    await key('Enter');
    await expect(lease(running.key, after())).toHaveAttribute('aria-pressed', 'true');
    await end.focus();
    await key('ArrowLeft', 'ArrowLeft');
    const move: Action = { kind: 'moveEnd', lease: running.key, to: running.to - 2 };
    await expectState(page, after(move));
    await key('Tab', 'Tab');
    await expect(button(words.takeBack)).toBeFocused();
    await key('Tab', 'ArrowRight');
    await expect(guest).toBeChecked();
    await key('Tab', 'Space');
    await expectState(
      page,
      after(move, { kind: 'guestPass', lease: running.key, trade: trade.key }),
    );
    await expect(status).toContainText(trade.name);
    await key('Tab', 'Enter');
    await expectState(page, after(move));
  });
});
