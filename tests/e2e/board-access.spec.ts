import { expect, type Locator, test } from '@playwright/test';
import * as messages from '../../src/boards/access/messages';
import * as logic from '../../src/boards/access/reducer';
import { activityLog, findPerson, occupancy } from '../../src/boards/access/selectors';
import type { Action, State } from '../../src/boards/access/types';
import { timeText } from '../../src/boards/time';
import { formatMessage } from '../../src/model/derive/format-message';
import { expectTexts, press, setUpBoardPage } from './boards';

const ui = setUpBoardPage('access', { ...logic, announcementFor: messages.announcementFor });
const { board, after, container, button, status } = ui;
const { messages: texts, expiryOptions } = board;
const [morning, evening] = [board.clock.now, 17 * 60];

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
  const [entry] = activityLog(board, state);
  const text = entry ? `${timeText(entry.at)} ${messages.logText(board, entry)}` : texts.log.empty;
  await expect(log().getByRole('listitem').first()).toHaveText(text);
}

/** The phone shows this state; in the same viewport as the pressed control, if there is one. */
async function expectPhone(state: State, control?: Locator) {
  const { pass, notification } = messages.phoneState(board, state);
  const values = [pass?.primary, ...(pass?.fields ?? [])].map((field) => field?.value);
  if (control) await expect(control).toBeInViewport();
  const where = control ? 'in viewport' : 'visible';
  await expectTexts(ui.phone(), [...values, notification?.text], where);
}

test('removes a door from a pass and adds it again', async () => {
  const toggle: Action = { type: 'toggleDoor', person: 'ada', door: 'studio' };
  const studio = door('ada', 'studio');
  await press(studio);
  await expect(studio).not.toBeChecked();
  await expectPhone(after(toggle), studio);
  await expect(status()).toHaveText(ui.announcement(toggle));
  await expectNewestEntry(after(toggle));
  await press(studio);
  await expect(studio).toBeChecked();
  await expectPhone(after(toggle, toggle), studio);
});

test('access ends automatically with the last day', async () => {
  for (const time of [board.clock.from, evening + 15]) {
    await clock().fill(String(time));
    await expectPhone(after({ type: 'setTime', time }));
    await expectNewestEntry(after({ type: 'setTime', time }));
  }
  await expect(row('jonas')).toContainText('17:00');
  await expect(door('jonas', 'dock')).toBeDisabled();
  await expect(button(texts.endAccess)).toHaveCount(0);
});

test('shows the pass of a person, and nothing to end for a person without doors', async () => {
  await press(ui.radio(personName('hollis')));
  await expectPhone(after({ type: 'showPerson', person: 'hollis' }));
  await expect(ui.phone()).not.toHaveAttribute('data-expanded');
  const actions = ['house', 'studio', 'dock'].map(
    (key): Action => ({ type: 'toggleDoor', person: 'ada', door: key }),
  );
  for (const { door: key } of actions as { door: string }[]) await press(door('ada', key));
  await expect(row('ada')).toContainText(texts.status.noDoors);
  await expectPhone(after(...actions));
  await expect(button(texts.endAccess)).toHaveCount(0);
});

test('ends access to all doors and restores it, and the log keeps both', async () => {
  const end: Action = { type: 'endAccess', person: 'jonas' };
  const restore: Action = { type: 'restoreAccess', person: 'jonas' };
  await press(button(texts.endAccess));
  await expectPhone(after(end), button(texts.restoreAccess));
  await expect(door('jonas', 'lab')).toBeDisabled();
  await expect(door('jonas', 'lab')).not.toBeChecked();
  await expect(status()).toHaveText(ui.announcement(end));
  await press(button(texts.restoreAccess));
  await expect(status()).toHaveText(ui.announcement(end, restore));
  await expectPhone(after(end, restore), button(texts.endAccess));
  await expect(door('jonas', 'lab')).toBeChecked();
  await expect(log().filter({ hasText: ui.announcement(end) })).toBeVisible();
  await expectNewestEntry(after(end, restore));
  await ui.slider(texts.clock).fill(String(board.clock.to));
  await expect(ui.container().getByText(texts.cannotRestore.ended)).toBeVisible();
});

const invite: Action = { type: 'invite', person: 'grace', doors: ['lab'], until: evening };

async function inviteGrace() {
  await press(option(personName('grace')));
  await press(option(doorName('house')));
  await expect(button(texts.invite.noDoor)).toHaveAttribute('aria-disabled', 'true');
  await press(option(doorName('lab')));
  await press(option(timeText(evening)));
  await press(button(texts.invite.send));
}

test('sends a temporary pass, which expires', async () => {
  await inviteGrace();
  await expectPhone(after(invite), button(texts.invite.send));
  await expect(status()).toHaveText(ui.announcement(invite));
  await expect(row('grace')).toBeVisible();
  await expect(option(personName('grace'))).toBeDisabled();
  const setTime: Action = { type: 'setTime', time: evening };
  await clock().fill(String(evening));
  await expectPhone(after(invite, setTime));
  await expect(status()).toHaveText(ui.announcement(invite, setTime));
  await expectNewestEntry(after(invite, setTime));
  const early: Action = { type: 'setTime', time: board.clock.from };
  await clock().fill(String(board.clock.from));
  await expectTexts(ui.phone(), [messages.phoneState(board, after(invite, early)).noPass]);
  await clock().fill(String(evening));
  const [past, , day] = expiryOptions;
  await expect(option(timeText(Number(past)))).toBeDisabled();
  await expect(option(String(day))).toBeChecked();
});

test('the phone expands for each sent pass', async () => {
  const send = () => press(button(texts.invite.send));
  const collapse = () => ui.phone().locator('[aria-expanded=true]').dispatchEvent('click');
  for (const step of [send, collapse, send, collapse]) await step();
});

test('a reset also resets the form', async () => {
  await inviteGrace();
  await clock().fill(String(evening));
  await press(button(texts.reset));
  await expect(clock()).toHaveAttribute('aria-valuetext', timeText(morning));
  await expect(row('grace')).toHaveCount(0);
  await expect(option(board.invitees[0]?.name ?? '')).toBeChecked();
  await expect(option(doorName('house'))).toBeChecked();
  await expect(occupancies()).toHaveText(
    board.buildings.map((building) =>
      formatMessage(texts.occupancy, { count: occupancy(board, after(), building) }),
    ),
  );
  await expectPhone(after());
  await expect(status()).toHaveText(texts.announcements.reset);
});
