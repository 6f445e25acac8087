import { expect, type Locator, type Page, test } from '@playwright/test';
import * as say from '../../src/boards/access/messages';
import { type Action, reduce, type State, start } from '../../src/boards/access/reducer';
import { inside, log, personOf } from '../../src/boards/access/selectors';
import { timeText } from '../../src/boards/time';
import { formatMessage } from '../../src/model/derive/format-message';
import { pageWith } from '../content';
import { boardIn, expectWords, handOf, openBoard } from './boards';

const { id, board } = pageWith('access');
const { words } = board;
const [morning, evening, later] = [board.clock.now, 17 * 60, 17 * 60 + 15];

const nameOf = (key: string) => personOf(board, key)?.name ?? '';
const doorText = (key: string) => say.doorsText(board, [key]);
const after = (...actions: Action[]) =>
  actions.reduce((state, action) => reduce(board, state, action), start(board));
/** What an action is said to have done, at the end of a course of them. */
const toldOf = (...actions: Action[]) =>
  say.told(board, after(...actions.slice(0, -1)), after(...actions), actions.at(-1) as Action);
const newestOf = (state: State) =>
  log(board, state)
    .slice(0, 1)
    .map((entry) => `${timeText(entry.at)} ${say.logText(board, entry)}`)
    .join();

// The invitation to begin moves, and a color in the middle of a change is no color to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

function parts(page: Page) {
  const place = boardIn(page);
  const status = place.getByRole('status');
  return {
    status,
    answer: status.locator('xpath=preceding-sibling::div[1]'),
    clock: place.getByRole('slider', { name: words.clock }),
    row: (key: string) => place.getByRole('row', { name: nameOf(key) }),
    person: (key: string) => place.getByRole('radio', { name: nameOf(key) }),
    door: (key: string, door: string) =>
      place.getByRole('checkbox', { name: `${nameOf(key)}, ${doorText(door)}`, exact: true }),
    option: (name: string) =>
      place.getByRole('group', { name: words.invite.title }).getByLabel(name, { exact: true }),
    button: (name: string) => place.getByRole('button', { name, exact: true }),
    newest: place.getByRole('list', { name: words.log.title }).getByRole('listitem').first(),
    counts: place.getByText(new RegExp(`^${formatMessage(words.inside, { count: '\\d+' })}$`)),
  };
}

const slide = (clock: Locator, to: number) => clock.fill(String(to));

const countsAt = (time: number) =>
  board.buildings.map((building) =>
    formatMessage(words.inside, { count: inside(board, { ...start(board), time }, building) }),
  );

/** What the pass that is shown says of how things stand, and what has just happened, if anything has. */
function expectShown(page: Page, state: State, where: 'there' | 'in view' = 'there') {
  const { pass, notification } = say.phone(board, state);
  const said = [pass?.primary, ...(pass?.fields ?? [])].map((field) => field?.value);
  const texts = [...said, notification?.text].filter((text) => text !== undefined);
  return expectWords(parts(page).answer, texts, where);
}

/** The pass answers in the same screen as the control that was pressed. */
async function expectAnswer(page: Page, control: Locator, state: State) {
  await expect(control).toBeInViewport();
  await expectShown(page, state, 'in view');
}

test('by hand or by keys alone, doors are changed, access ends or expires by itself, and the pass answers in the same screen', async ({
  page,
  isMobile,
}) => {
  await openBoard(page, id);
  const { status, clock, row, person, door, option, button, newest, counts } = parts(page);
  const press = handOf(isMobile);
  const change: Action = { kind: 'door', person: 'ada', door: 'studio' };

  await test.step('a sample day, on which nothing has happened yet', async () => {
    await expect(status).toHaveText('');
    await expect(counts).toHaveText(countsAt(morning));
    await expectShown(page, after());
  });

  await test.step('a door taken off a pass, and put on it again', async () => {
    const studio = door('ada', 'studio');
    await press(studio);
    await expect(studio).not.toBeChecked();
    await expectAnswer(page, studio, after(change));
    await expect(status).toHaveText(toldOf(change));
    await expect(newest).toHaveText(newestOf(after(change)));
    await press(studio);
    await expect(studio).toBeChecked();
    await expectAnswer(page, studio, after(change, change));
  });

  await test.step('a person chosen: their pass is the one that is shown', async () => {
    for (const key of ['priya', 'jonas']) {
      await press(person(key));
      await expectAnswer(page, person(key), after(change, change, { kind: 'show', person: key }));
    }
  });

  await test.step('an end on every door, given back within the minute', async () => {
    const ended = [
      { kind: 'show', person: 'jonas' },
      { kind: 'end', person: 'jonas' },
    ] as const;
    const back = [...ended, { kind: 'giveBack', person: 'jonas' }] as const;
    await press(button(words.end));
    await expectAnswer(page, button(words.giveBack), after(...ended));
    await expect(door('jonas', 'lab')).toBeDisabled();
    await expect(door('jonas', 'lab')).not.toBeChecked();
    await expect(status).toHaveText(toldOf(...ended));
    await press(button(words.giveBack));
    await expect(status).toHaveText(toldOf(...back));
    await expectAnswer(page, button(words.end), after(...back));
    await press(button(words.end));
    await slide(clock, morning + 15);
    await expect(button(words.giveBack)).toHaveCount(0);
    await expect(button(words.end)).toHaveCount(0);
    await slide(clock, morning);
    await press(button(words.giveBack));
    await expect(row('jonas')).toBeVisible();
  });

  await press(button(words.startOver));
  const invite: Action = { kind: 'invite', person: 'grace', doors: ['lab'], until: evening };
  const toEvening: Action = { kind: 'time', time: evening };
  const end: Action = { kind: 'end', person: 'jonas' };

  await test.step('temporary access, which expires by itself', async () => {
    await press(option(nameOf('grace')));
    await press(option(doorText('house')));
    await expect(button(words.invite.noDoor)).toHaveAttribute('aria-disabled', 'true');
    await press(option(doorText('lab')));
    await press(option(timeText(evening)));
    await press(button(words.invite.send));
    await expectAnswer(page, button(words.invite.send), after(invite));
    await expect(status).toHaveText(toldOf(invite));
    await expect(row('grace')).toBeVisible();
    await expect(option(nameOf('grace'))).toBeDisabled();
    await slide(clock, evening);
    await expectShown(page, after(invite, toEvening));
    await expect(status).toHaveText(toldOf(invite, toEvening));
    await expect(newest).toHaveText(newestOf(after(invite, toEvening)));
    const [tooEarly, , day] = board.ends;
    await expect(option(timeText(Number(tooEarly)))).toBeDisabled();
    await expect(option(String(day))).toBeChecked();
  });

  await test.step('what is refused at a door is told in words', async () => {
    await press(person('jonas'));
    await press(button(words.end));
    await slide(clock, later);
    const refused = after(invite, toEvening, end, { kind: 'time', time: later });
    expect(log(board, refused)[0]).toMatchObject({ person: 'jonas', door: 'dock' });
    await expect(newest).toHaveText(newestOf(refused));
  });

  await test.step('the day starts over', async () => {
    await press(button(words.startOver));
    await expect(clock).toHaveAttribute('aria-valuetext', timeText(morning));
    await expect(row('grace')).toHaveCount(0);
    // What was only wanted is forgotten, too.
    await expect(option(board.invitations[0]?.name ?? '')).toBeChecked();
    await expect(option(doorText('house'))).toBeChecked();
    await expect(counts).toHaveText(countsAt(morning));
    await expect(status).toHaveText(words.announce.startedOver);
  });

  await test.step('the keyboard alone runs the doors', async () => {
    const done: Action[] = [];
    const expectDone = async (...actions: Action[]) => {
      done.push(...actions);
      await expectShown(page, after(...done));
    };
    const tabTo = async (target: Locator) => {
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      for (let press = 0; press < 60 && !(await isThere()); press += 1)
        await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
    };
    await clock.focus();
    await page.keyboard.press('ArrowRight');
    await expect(clock).toHaveAttribute('aria-valuetext', timeText(morning + 15));
    await expectDone({ kind: 'time', time: morning + 15 });
    await tabTo(door('sam', 'dock'));
    await page.keyboard.press('Space');
    await expectDone({ kind: 'door', person: 'sam', door: 'dock' });
    await tabTo(door('ada', 'house'));
    await page.keyboard.press('Shift+Tab');
    await clock.focus();
    await tabTo(person('sam'));
    await page.keyboard.press('ArrowDown');
    await expect(person('ada')).toBeChecked();
    await expectDone({ kind: 'show', person: 'ada' });
    await tabTo(button(words.end));
    await page.keyboard.press('Enter');
    await expectDone({ kind: 'end', person: 'ada' });
    await expect(button(words.giveBack)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectDone({ kind: 'giveBack', person: 'ada' });
    const [first, second] = board.invitations;
    await tabTo(option(first?.name ?? ''));
    await page.keyboard.press('ArrowRight');
    await tabTo(option(doorText('studio')));
    await page.keyboard.press('Space');
    await tabTo(option(timeText(Number(board.ends[0]))));
    await page.keyboard.press('ArrowRight');
    await tabTo(button(words.invite.send));
    await page.keyboard.press('Enter');
    const doors = ['house', 'studio'];
    await expectDone({ kind: 'invite', person: second?.key ?? '', doors, until: evening });
    await tabTo(button(words.startOver));
    await page.keyboard.press('Enter');
    await expectDone({ kind: 'startOver' });
  });
});
