import { expect, type Locator, test } from '@playwright/test';
import * as messages from '../../src/boards/access/messages';
import * as logic from '../../src/boards/access/reducer';
import { activityLog, findPerson, occupancy } from '../../src/boards/access/selectors';
import type { Action, State } from '../../src/boards/access/types';
import { timeText } from '../../src/boards/time';
import { formatMessage } from '../../src/model/derive/format-message';
import { expectTexts, press, setUpBoardPage } from './boards';

// Without the pulsing highlight and color transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ui = setUpBoardPage('access', { ...logic, announcementFor: messages.announcementFor });
const { board, after, container, button, status } = ui;
const { messages: texts, expiryOptions } = board;
const [morning, evening] = [board.clock.now, 17 * 60];

const personName = (key: string) => findPerson(board, key)?.name ?? '';
const doorName = (key: string) => messages.doorsText(board, [key]);
const clock = () => ui.slider(texts.clock);
const row = (key: string) => container().getByRole('row', { name: personName(key) });
const person = (key: string) => ui.radio(personName(key));
const door = (key: string, doorKey: string) =>
  container().getByRole('checkbox', {
    name: `${personName(key)}, ${doorName(doorKey)}`,
    exact: true,
  });
const option = (name: string) =>
  container().getByRole('group', { name: texts.invite.title }).getByLabel(name, { exact: true });
const occupancies = () =>
  container().getByText(new RegExp(`^${formatMessage(texts.occupancy, { count: '\\d+' })}$`));

async function expectNewestEntry(state: State) {
  const [entry] = activityLog(board, state);
  if (!entry) throw new Error('The log is empty.');
  const list = container().getByRole('list', { name: texts.log.title });
  await expect(list.getByRole('listitem').first()).toHaveText(
    `${timeText(entry.at)} ${messages.logText(board, entry)}`,
  );
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

test('shows the pass of the selected person', async () => {
  await press(person('priya'));
  await expectPhone(after({ type: 'showPerson', person: 'priya' }), person('priya'));
});

test('ends access to all doors, and restores it only at the same time', async () => {
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
  await press(button(texts.endAccess));
  await clock().fill(String(morning + 15));
  await expect(button(texts.restoreAccess)).toHaveCount(0);
  await expect(button(texts.endAccess)).toHaveCount(0);
  await clock().fill(String(morning));
  await press(button(texts.restoreAccess));
  await expect(door('jonas', 'lab')).toBeChecked();
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
  const [past, , day] = expiryOptions;
  await expect(option(timeText(Number(past)))).toBeDisabled();
  await expect(option(String(day))).toBeChecked();
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

// keyboard.spec.ts reaches all controls with Tab.
test('can be used by keyboard', async () => {
  const performed: Action[] = [];
  const pressOn = async (target: Locator, key: string, ...actions: Action[]) => {
    await target.focus();
    await ui.keyboard(key);
    performed.push(...actions);
    await expectPhone(after(...performed));
  };
  await pressOn(clock(), 'ArrowRight', { type: 'setTime', time: morning + 15 });
  await expect(clock()).toHaveAttribute('aria-valuetext', timeText(morning + 15));
  const toggle: Action = { type: 'toggleDoor', person: 'sam', door: 'dock' };
  await pressOn(door('sam', 'dock'), 'Space', toggle);
  await pressOn(person('sam'), 'ArrowDown', { type: 'showPerson', person: 'ada' });
  await expect(person('ada')).toBeChecked();
  await pressOn(button(texts.endAccess), 'Enter', { type: 'endAccess', person: 'ada' });
  await expect(button(texts.restoreAccess)).toBeFocused();
  await pressOn(button(texts.restoreAccess), 'Enter', { type: 'restoreAccess', person: 'ada' });
  const [first, second] = board.invitees;
  await pressOn(option(first?.name ?? ''), 'ArrowRight');
  await pressOn(option(doorName('studio')), 'Space');
  await pressOn(option(timeText(Number(expiryOptions[0]))), 'ArrowRight');
  const doors = ['house', 'studio'];
  const send: Action = { type: 'invite', person: second?.key ?? '', doors, until: evening };
  await pressOn(button(texts.invite.send), 'Enter', send);
  await pressOn(button(texts.reset), 'Enter', { type: 'reset' });
});
