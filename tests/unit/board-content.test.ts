import { expect, test } from 'vitest';
import { loadContent } from '../../src/model/load/load-content.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';

const texts = readContentFiles();

/** Invalid data stops the build with the file and the field. */
const invalid: [vertical: string, path: (string | number)[], value: unknown, message: string][] = [
  ['hotels', ['guests', 1, 'room'], 601, "guests.1.room: expected '601' only once"],
  ['hotels', ['guests', 0, 'room'], 617, 'guests.0.room: there is no room 617'],
  ['hotels', ['guests', 0, 'entered', 0], '16:61', 'guests.0.entered.0: expected a time such as'],
  ['hotels', ['guests', 0, 'entered', 0], '22:00', 'guests.0.entered: expected times one after'],
  ['hotels', ['guests', 0, 'visits'], { gym: ['20:31', '21:39'] }, "guests.0.visits.gym: 'gym' is"],
  ['hotels', ['guests', 0, 'visits', 'pool', 1], '22:10', 'guests.0.visits.pool: expected a visit'],
  [
    'hotels',
    ['guests', 0, 'bookings'],
    { opera: '14:14' },
    "guests.0.bookings.opera: 'opera' is not",
  ],
  ['hotels', ['offers', 0, 'endsAt'], undefined, 'offers.0.endsAt: expected a text; it is missing'],
  ['hotels', ['offers', 0, 'endsAt'], '16:00', 'offers.0.endsAt: expected a value on the clock'],
  ['hotels', ['offers', 0, 'value'], 'Spa', 'offers.0.value: expected a text with {time} in it'],
  ['hotels', ['events', 1, 'capacity'], 50, 'events.1.capacity: expected at least the 64 booked'],
  ['hotels', ['initial', 'floors', 0], 7, "initial.floors.0: '7' is not known"],
  ['hotels', ['clock', 'now'], '19:10', 'clock.now: expected whole steps of 15'],
  [
    'hotels',
    ['facilities', 0, 'earlierVisits', 16],
    undefined,
    'facilities.0.earlierVisits: expected 17',
  ],
  ['offices', ['people', 0, 'doors', 1], 'house', "people.0.doors.1: expected 'house' only once"],
  ['offices', ['people', 0, 'doors', 1], 'roof', "people.0.doors.1: 'roof' is not known; expected"],
  [
    'offices',
    ['people', 0, 'attempts', 0, 'door'],
    'roof',
    "people.0.attempts.0.door: 'roof' is not",
  ],
  ['offices', ['people', 0, 'attempts', 0, 'at'], '08:45', 'people.0.attempts.0.at: expected a'],
  ['offices', ['people', 3, 'until'], '11:5', 'people.3.until: expected a time such as "11:00"'],
  ['offices', ['expiryOptions', 2], 'Tuesday', 'expiryOptions.2: expected a day after Wednesday'],
  ['offices', ['invitees', 0, 'key'], 'sam', "invitees.0.key: expected 'sam' only once"],
  [
    'offices',
    ['buildings', 0, 'otherOccupants', 3],
    undefined,
    'buildings.0.otherOccupants: expected 13',
  ],
  [
    'offices',
    ['initial', 'person'],
    'nobody',
    "initial.person: 'nobody' is not known; expected sam, ada",
  ],
  ['real-estate', ['leases', 0, 'to'], '2025-08-31', 'leases.0.to: expected a day after the start'],
  ['real-estate', ['leases', 0, 'to'], '2027-02-29', 'leases.0.to: expected a day that exists'],
  [
    'real-estate',
    ['leases', 0, 'to'],
    '2099-01-01',
    'leases.0.to: expected no later than latestEnd',
  ],
  ['real-estate', ['leases', 5, 'from'], '2026-12-31', 'leases.5.from: 3B is leased to '],
  ['real-estate', ['leases', 0, 'unit'], '8B', "leases.0.unit: '8B' is not known; expected 9B"],
  [
    'real-estate',
    ['leases', 0, 'keySent'],
    '2025-09-02',
    'leases.0.keySent: expected a day no later',
  ],
  [
    'real-estate',
    ['otherUnits', 'leased', 0],
    37,
    'otherUnits.leased.0: expected no more than the 36 units',
  ],
  ['real-estate', ['kind'], 'rooms', 'kind: expected hotel, access, leases'],
];

test.each(invalid)('rejects invalid data in %s, %j: %j', (vertical, path, value, message) => {
  expectError(vertical, [path], value, message);
});

test.each([
  ['hotels', 'room', 'guest'],
  ['hotels', 'guest', 'extraFields.0.label'],
  ['hotels', 'guest', 'offer'],
  ['offices', 'name', 'doors'],
  ['offices', 'doors', 'access.until'],
  ['real-estate', 'starts', 'ends'],
  ['real-estate', 'unit', 'validOn'],
])('%s: rejects the same label for %s and %s on the pass', (vertical, one, other) => {
  const paths = [one, other].map((field) => ['messages', 'pass', ...field.split('.')]);
  expectError(
    vertical,
    paths,
    'Same',
    `messages.pass.${other}: expected a label that no other field`,
  );
});

function expectError(
  vertical: string,
  paths: (string | number)[][],
  value: unknown,
  message: string,
) {
  const file = `src/content/verticals/${vertical}.yaml`;
  const document = parseYamlDocument(texts[file] ?? '');
  for (const path of paths) {
    const place = ['page', 'dashboard', 'board', ...path];
    if (value === undefined) document.deleteIn(place);
    else document.setIn(place, value);
  }
  expect(() => loadContent({ ...texts, [file]: document.toString() }, {})).toThrow(
    `${file} is not right:\n  page.dashboard.board.${message}`,
  );
}
