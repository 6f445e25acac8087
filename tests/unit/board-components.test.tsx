import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InvitePanel } from '../../src/boards/access/InvitePanel.tsx';
import * as accessMessages from '../../src/boards/access/messages.ts';
import * as accessLogic from '../../src/boards/access/reducer.ts';
import { ChoiceGroup } from '../../src/boards/ChoiceGroup.tsx';
import { Facilities } from '../../src/boards/hotel/Facilities.tsx';
import * as messages from '../../src/boards/hotel/messages.ts';
import * as logic from '../../src/boards/hotel/reducer.ts';
import { accessBoard } from '../../src/model/schema/boards/access.ts';
import { hotelBoard } from '../../src/model/schema/boards/hotel.ts';
import { lacks, setTime, setupBoard } from './boards.ts';

test.skipIf(lacks('hotel'))('facilities without visits have bars of minimal height', () => {
  const { board, start } = setupBoard(hotelBoard, 'hotel', { ...logic, ...messages });
  const facilities = board.facilities.map((facility) => ({ ...facility, earlierVisits: [] }));
  const empty = { ...board, facilities, guests: [] };
  const state = { ...start, board: empty };
  const html = renderToStaticMarkup(<Facilities state={state} dispatch={() => {}} />);
  expect(html).toContain('M2 60v-2h11V60z');
  expect(html).not.toContain('NaN');
});

test.skipIf(lacks('access'))(
  'the button of an invitation is disabled, with the reason, once every expiry has passed',
  () => {
    const access = setupBoard(accessBoard, 'access', { ...accessLogic, ...accessMessages });
    const board = { ...access.board, expiryOptions: [setTime('11:00').time] };
    const htmlAt = (time: string) =>
      renderToStaticMarkup(
        <InvitePanel state={{ ...access.after(setTime(time)), board }} dispatch={() => {}} />,
      );
    const { send, tooLate } = board.messages.invite;
    expect(htmlAt('10:00')).toMatch(new RegExp(`aria-disabled="false"[^>]*>${send}<`));
    expect(htmlAt('11:00')).toMatch(new RegExp(`aria-disabled="true"[^>]*>${tooLate}<`));
  },
);

test.each([
  [false, 'radio', 'radiogroup'],
  [true, 'checkbox', 'group'],
])(
  'a choice group with isMultiple=%s has inputs of type %s and the role %s',
  (isMultiple, type, role) => {
    const html = renderToStaticMarkup(
      <ChoiceGroup
        label="Doors"
        options={[{ value: 'lab', text: 'Lab' }]}
        selected={['lab']}
        isMultiple={isMultiple}
        onSelect={() => {}}
      />,
    );
    expect(html).toContain(`role="${role}" aria-label="Doors"`);
    expect(html).toContain(`type="${type}"`);
  },
);
