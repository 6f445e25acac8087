import { expect, type Locator, test } from '@playwright/test';
import * as messages from '../../src/boards/access/messages';
import * as logic from '../../src/boards/access/reducer';
import { activityLog, findPerson, occupancy } from '../../src/boards/access/selectors';
import type { Action, State } from '../../src/boards/access/types';
import { formatMessage, timeText } from '../../src/model/derive/format-message';
import type { AccessContent } from '../../src/model/schema/boards/access';
import { expectTexts, press, setUpBoardPage } from './boards';

type Person = AccessContent['people'][number];
type Door = AccessContent['buildings'][number]['doors'][number];

const ui = setUpBoardPage('access', { ...logic, announcementFor: messages.announcementFor });
const { board, after, container, button, status } = ui;
const { messages: texts, expiryOptions, people } = board;
const shown = people.find(({ key }) => key === board.initial.person) as Person;
/** Whose pass has no end, and somebody else. */
const staff = people.find(({ until, lastDayEnds }) => !until && !lastDayEnds) as Person;
const other = people.findLast(({ key }) => ![shown.key, staff.key].includes(key)) as Person;
const visitor = board.invitees.at(-1) as (typeof board.invitees)[number];
/** The form selects the first door. */
const [firstDoor, secondDoor] = board.buildings.flatMap(({ doors }) => doors) as [Door, Door];
const times = expiryOptions.filter((option) => typeof option === 'number');
const day = expiryOptions.find((option) => typeof option === 'string');
const [early, late] = [times[0] ?? 0, times.at(-1) ?? 0];

const personName = (key: string) => findPerson(board, key)?.name ?? '';
const doorName = (key: string) => messages.doorsText(board, [key]);
const clock = () => ui.slider(texts.clock);
const row = (key: string) => container().getByRole('row', { name: personName(key) });
const door = (key: string, doorKey: string) =>
  container().getByRole('checkbox', {
    name: `${personName(key)}, ${doorName(doorKey)}`,
    exact: true,
  });
const option = (name: string) =>
  container().getByRole('group', { name: texts.invite.title }).getByLabel(name, { exact: true });
const log = () => container().getByRole('list', { name: texts.log.title });
const occupancies = () =>
  container().getByText(new RegExp(`^${formatMessage(texts.occupancy, { count: '\\d+' })}$`));

async function expectNewestEntry(state: State) {
  const [entry] = activityLog(state);
  const text = entry ? `${timeText(entry.at)} ${messages.logText(board, entry)}` : texts.log.empty;
  await expect(log().getByRole('listitem').first()).toHaveText(text);
}

/** The phone shows this state; in the same viewport as the pressed control, if there is one. */
async function expectPhone(state: State, control?: Locator) {
  const { pass, notification } = messages.phoneState(state);
  const values = [pass?.primary, ...(pass?.fields ?? [])].map((field) => field?.value);
  if (control) await expect(control).toBeInViewport();
  const where = control ? 'in viewport' : 'visible';
  await expectTexts(ui.phone(), [...values, notification?.text], where);
}

test('removes a door from a pass and adds it again', async () => {
  const [key = ''] = staff.doors;
  const toggle: Action = { type: 'toggleDoor', person: staff.key, door: key };
  const box = door(staff.key, key);
  await press(box);
  await expect(box).not.toBeChecked();
  await expectPhone(after(toggle), box);
  await expect(status()).toHaveText(ui.announcement(toggle));
  await expectNewestEntry(after(toggle));
  await press(box);
  await expect(box).toBeChecked();
  await expectPhone(after(toggle, toggle), box);
});

test('access ends automatically with the last day', async () => {
  const { lastDayEnds = 0 } = shown;
  test.skip(!lastDayEnds, 'the pass on the phone has no last day');
  for (const time of [board.clock.from, lastDayEnds + board.clock.step]) {
    await clock().fill(String(time));
    await expectPhone(after({ type: 'setTime', time }));
    await expectNewestEntry(after({ type: 'setTime', time }));
  }
  await expect(row(shown.key)).toContainText(timeText(lastDayEnds));
  await expect(door(shown.key, shown.doors[0] ?? '')).toBeDisabled();
  await expect(button(texts.endAccess)).toHaveCount(0);
});

test('shows the pass of a person, and nothing to end for a person without doors', async () => {
  await press(ui.radio(other.name));
  await expectPhone(after({ type: 'showPerson', person: other.key }));
  await expect(ui.phone()).not.toHaveAttribute('data-expanded');
  const actions = staff.doors.map(
    (key): Action => ({ type: 'toggleDoor', person: staff.key, door: key }),
  );
  for (const key of staff.doors) await press(door(staff.key, key));
  await expect(row(staff.key)).toContainText(texts.status.noDoors);
  await expectPhone(after(...actions));
  await expect(button(texts.endAccess)).toHaveCount(0);
});

test('ends access to all doors and restores it, and the log keeps both', async () => {
  const end: Action = { type: 'endAccess', person: shown.key };
  const restore: Action = { type: 'restoreAccess', person: shown.key };
  const box = door(shown.key, shown.doors[0] ?? '');
  await press(button(texts.endAccess));
  await expectPhone(after(end), button(texts.restoreAccess));
  await expect(box).toBeDisabled();
  await expect(box).not.toBeChecked();
  await expect(status()).toHaveText(ui.announcement(end));
  await press(button(texts.restoreAccess));
  await expect(status()).toHaveText(ui.announcement(end, restore));
  await expectPhone(after(end, restore), button(texts.endAccess));
  await expect(box).toBeChecked();
  await expect(log().filter({ hasText: ui.announcement(end) })).toBeVisible();
  await expectNewestEntry(after(end, restore));
  if (!shown.lastDayEnds) return;
  await clock().fill(String(board.clock.to));
  await expect(ui.container().getByText(texts.cannotRestore.ended)).toBeVisible();
});

const invite: Action = {
  type: 'invite',
  person: visitor.key,
  doors: [secondDoor.key],
  until: late,
};

async function inviteVisitor() {
  await press(option(visitor.name));
  await press(option(firstDoor.name));
  await expect(button(texts.invite.noDoor)).toHaveAttribute('aria-disabled', 'true');
  await press(option(secondDoor.name));
  await press(option(timeText(late)));
  await press(button(texts.invite.send));
}

test('sends a temporary pass, which expires', async () => {
  await inviteVisitor();
  await expectPhone(after(invite), button(texts.invite.send));
  await expect(status()).toHaveText(ui.announcement(invite));
  await expect(row(visitor.key)).toBeVisible();
  await expect(option(visitor.name)).toBeDisabled();
  const setTime: Action = { type: 'setTime', time: late };
  await clock().fill(String(late));
  await expectPhone(after(invite, setTime));
  await expect(status()).toHaveText(ui.announcement(invite, setTime));
  await expectNewestEntry(after(invite, setTime));
  const goBack: Action = { type: 'setTime', time: board.clock.from };
  await clock().fill(String(board.clock.from));
  await expectTexts(ui.phone(), [messages.phoneState(after(invite, goBack)).noPass]);
  await clock().fill(String(late));
  await expect(option(timeText(early))).toBeDisabled();
  if (day) await expect(option(day)).toBeChecked();
});

test('the phone expands for each sent pass', async () => {
  const send = () => press(button(texts.invite.send));
  const collapse = () => ui.phone().locator('[aria-expanded=true]').dispatchEvent('click');
  for (const step of [send, collapse, send, collapse]) await step();
});

test('a reset also resets the form', async () => {
  await inviteVisitor();
  await clock().fill(String(late));
  await press(button(texts.reset));
  await expect(clock()).toHaveAttribute('aria-valuetext', timeText(board.clock.now));
  await expect(row(visitor.key)).toHaveCount(0);
  await expect(option(board.invitees[0]?.name ?? '')).toBeChecked();
  await expect(option(firstDoor.name)).toBeChecked();
  await expect(occupancies()).toHaveText(
    board.buildings.map((building) =>
      formatMessage(texts.occupancy, { count: occupancy(after(), building) }),
    ),
  );
  await expectPhone(after());
  await expect(status()).toHaveText(texts.announcements.reset);
});
