import { expect, type Locator, type Page, test } from '@playwright/test';
import { timeText } from '../../src/islands/board/clock';
import { inside } from '../../src/islands/board/doors/select';
import { start } from '../../src/islands/board/doors/state';
import { pageWith } from '../content';
import { boardIn, handOf, openBoard } from './boards';

const { id, board: content } = pageWith('doors');
const { words } = content;

// The invitation to begin moves, and a colour in the middle of a change is no colour to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

function parts(page: Page) {
  const board = boardIn(page);
  const status = board.getByRole('status');
  return {
    status,
    answer: status.locator('xpath=preceding-sibling::div[1]'),
    clock: board.getByRole('slider', { name: words.clock }),
    row: (name: string) => board.getByRole('row', { name }),
    person: (name: string) => board.getByRole('radio', { name }),
    door: (name: string) => board.getByRole('checkbox', { name, exact: true }),
    option: (name: string) =>
      board.getByRole('group', { name: words.invite.title }).getByLabel(name, { exact: true }),
    button: (name: string) => board.getByRole('button', { name, exact: true }),
    newest: board.getByRole('list', { name: words.log.title }).getByRole('listitem').first(),
    counts: board.getByText(/^\d+ in$/),
  };
}

const slide = (clock: Locator, to: number) => clock.fill(String(to));

const countsAt = (time: number) =>
  content.buildings.map((one) => `${inside(content, { ...start(content), time }, one)} in`);

/** The pass answers in the same screen as the control that was pressed. */
const expectAnswerTo =
  (page: Page) =>
  async (control: Locator, ...texts: string[]) => {
    await expect(control).toBeInViewport();
    for (const text of texts) await expect(parts(page).answer.getByText(text)).toBeInViewport();
  };

test('Doors are changed and access ends, and the pass answers in the same screen', async ({
  page,
  isMobile,
}) => {
  await openBoard(page, id);
  const { status, answer, clock, row, person, door, button, newest, counts } = parts(page);
  const [press, expectAnswer] = [handOf(isMobile), expectAnswerTo(page)];

  await test.step('a sample day, on which nothing has happened yet', async () => {
    await expect(status).toHaveText('');
    await expect(counts).toHaveText(countsAt(600));
    await expect(answer).toContainText('Jonas Weber');
  });

  await test.step('a door taken off a pass, and put on it again', async () => {
    const studio = door('Ada Brandt, Studio');
    await press(studio);
    await expect(studio).not.toBeChecked();
    await expectAnswer(studio, 'Ada Brandt', 'House, Dock', 'No longer on your pass: Studio.');
    await expect(status).toHaveText('Ada Brandt: Studio taken off the pass');
    await expect(newest).toHaveText('10:00 Ada Brandt: Studio taken off the pass');
    await press(studio);
    await expect(studio).toBeChecked();
    await expectAnswer(studio, 'House, Studio, Dock', 'Now on your pass: Studio.');
  });

  await test.step('a person chosen: their pass is the one that is shown', async () => {
    await press(person('Priya Nair'));
    await expectAnswer(person('Priya Nair'), 'Priya Nair', 'Expires');
    await press(person('Jonas Weber'));
    await expectAnswer(person('Jonas Weber'), 'Jonas Weber', 'All doors');
  });

  await test.step('an end on every door, given back within the minute', async () => {
    await press(button(words.end));
    await expectAnswer(
      button(words.giveBack),
      'Your access ended at 10:00.',
      'Ended 10:00',
      'None',
    );
    await expect(row('Jonas Weber')).toContainText('Ended 10:00');
    await expect(door('Jonas Weber, Lab')).toBeDisabled();
    await expect(door('Jonas Weber, Lab')).not.toBeChecked();
    await expect(status).toHaveText('Jonas Weber: access ended on every door');
    await press(button(words.giveBack));
    await expect(status).toHaveText('Jonas Weber: access given back.');
    await expectAnswer(button(words.end), 'All doors');
    await press(button(words.end));
    await slide(clock, 615);
    await expect(button(words.giveBack)).toHaveCount(0);
    await expect(button(words.end)).toHaveCount(0);
    await slide(clock, 600);
    await press(button(words.giveBack));
  });
});

test('Temporary access expires by itself, the log says so, and the day starts over', async ({
  page,
  isMobile,
}) => {
  await openBoard(page, id);
  const { status, answer, clock, row, person, option, button, newest, counts } = parts(page);
  const [press, expectAnswer] = [handOf(isMobile), expectAnswerTo(page)];

  await test.step('temporary access, which expires by itself', async () => {
    await press(option('Grace Liu'));
    await press(option('House'));
    await expect(button(words.invite.noDoor)).toHaveAttribute('aria-disabled', 'true');
    await press(option('Lab'));
    await press(option('17:00'));
    await press(button(words.invite.send));
    await expectAnswer(button(words.invite.send), 'Grace Liu', 'Your pass is here.');
    await expect(status).toHaveText('Grace Liu: pass sent for Lab, until 17:00');
    await expect(row('Grace Liu')).toContainText('Expires 17:00');
    await expect(option('Grace Liu')).toBeDisabled();
    await slide(clock, 1020);
    await expect(row('Grace Liu')).toContainText('Expired 17:00');
    await expect(answer.getByText('Your pass expired at 17:00.')).toBeInViewport();
    await expect(status).toHaveText('17:00, Grace Liu: pass expired');
    await expect(newest).toHaveText('17:00 Grace Liu: pass expired');
    await expect(option('11:00')).toBeDisabled();
    await expect(option('Friday')).toBeChecked();
  });

  await test.step('what is refused at a door is told in words', async () => {
    await press(person('Jonas Weber'));
    await press(button(words.end));
    await slide(clock, 1035);
    await expect(newest).toHaveText('17:02 Jonas Weber, Dock: not admitted, access ended 17:00');
  });

  await test.step('the day starts over', async () => {
    await press(button(words.startOver));
    await expect(clock).toHaveAttribute('aria-valuetext', timeText(content.clock.now));
    await expect(row('Grace Liu')).toHaveCount(0);
    await expect(counts).toHaveText(countsAt(600));
    await expect(status).toHaveText(words.announce.startedOver);
  });
});

test('The doors are run by keys alone', async ({ page }) => {
  await openBoard(page, id);
  const { answer, clock, person, door, option, button } = parts(page);
  const tabTo = async (target: Locator) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [0] });
  };
  await clock.focus();
  await page.keyboard.press('ArrowRight');
  await expect(clock).toHaveAttribute('aria-valuetext', '10:15');
  await tabTo(door('Sam Okafor, Dock'));
  await page.keyboard.press('Space');
  await expect(answer).toContainText('Now on your pass: Dock.');
  await tabTo(door('Ada Brandt, House'));
  await page.keyboard.press('Shift+Tab');
  await clock.focus();
  await tabTo(person('Sam Okafor'));
  await page.keyboard.press('ArrowDown');
  await expect(person('Ada Brandt')).toBeChecked();
  await expect(answer).toContainText('Ada Brandt');
  await tabTo(button(words.end));
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('Your access ended at 10:15.');
  await expect(button(words.giveBack)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('House, Studio, Dock');
  await tabTo(option('Omar Sayed'));
  await page.keyboard.press('ArrowRight');
  await tabTo(option('Studio'));
  await page.keyboard.press('Space');
  await tabTo(option('11:00'));
  await page.keyboard.press('ArrowRight');
  await tabTo(button(words.invite.send));
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('Lumen Electric');
  await expect(answer).toContainText('House, Studio');
  await tabTo(button(words.startOver));
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('Jonas Weber');
});
