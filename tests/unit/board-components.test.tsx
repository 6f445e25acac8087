import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChoiceGroup } from '../../src/boards/ChoiceGroup.tsx';
import { Facilities } from '../../src/boards/hotel/Facilities.tsx';
import * as messages from '../../src/boards/hotel/messages.ts';
import * as logic from '../../src/boards/hotel/reducer.ts';
import { hotelBoard } from '../../src/model/schema/boards/hotel.ts';
import { setupBoard } from './boards.ts';

test('facilities without visits have bars of minimal height', () => {
  const { board, start } = setupBoard(hotelBoard, 'hotel', { ...logic, ...messages });
  const facilities = board.facilities.map((facility) => ({ ...facility, earlierVisits: [] }));
  const empty = { ...board, facilities, guests: [] };
  const html = renderToStaticMarkup(<Facilities board={empty} state={start} dispatch={() => {}} />);
  expect(html).toContain('M2 60v-2h11V60z');
  expect(html).not.toContain('NaN');
});

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
