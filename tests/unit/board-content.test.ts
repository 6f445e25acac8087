import { expect, test } from 'vitest';
import { loadContent } from '../../src/model/load/load-content.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';

const texts = readContentFiles();

/** Broken data of a board stops the build, with the file and the field. */
const mistakes: [vertical: string, path: (string | number)[], value: unknown, message: string][] = [
  ['hotels', ['guests', 1, 'room'], 601, "guests.1.room: expected '601' only once"],
  ['hotels', ['guests', 0, 'room'], 617, 'guests.0.room: the house has no room 617'],
  ['hotels', ['guests', 0, 'entered', 0], '16:61', 'guests.0.entered.0: expected a time such as'],
  ['hotels', ['guests', 0, 'entered', 0], '22:00', 'guests.0.entered: expected times one after'],
  ['hotels', ['guests', 0, 'visits'], { gym: ['20:31', '21:39'] }, "guests.0.visits.gym: 'gym' is"],
  ['hotels', ['guests', 0, 'visits', 'pool', 1], '22:10', 'guests.0.visits.pool: expected a visit'],
  ['hotels', ['guests', 0, 'places'], { opera: '14:14' }, "guests.0.places.opera: 'opera' is not"],
  ['hotels', ['offers', 0, 'ends'], undefined, 'offers.0.ends: expected a text; it is missing'],
  ['hotels', ['offers', 0, 'ends'], '16:00', 'offers.0.ends: expected a value on the clock'],
  ['hotels', ['offers', 0, 'value'], 'Spa', 'offers.0.value: expected a text with {time} in it'],
  ['hotels', ['events', 1, 'places'], 50, 'events.1.places: expected at least the 64 that are'],
  ['hotels', ['first', 'floors', 0], 7, "first.floors.0: '7' is not known"],
  ['hotels', ['clock', 'now'], '19:10', 'clock.now: expected whole steps of 15'],
  ['hotels', ['facilities', 0, 'before', 16], undefined, 'facilities.0.before: expected 17 hours'],
  ['offices', ['people', 0, 'doors', 1], 'house', "people.0.doors.1: expected 'house' only once"],
  ['offices', ['people', 0, 'doors', 1], 'roof', "people.0.doors.1: 'roof' is not known; expected"],
  ['offices', ['people', 0, 'comes', 0, 'door'], 'roof', "people.0.comes.0.door: 'roof' is not"],
  ['offices', ['people', 0, 'comes', 0, 'at'], '08:45', 'people.0.comes.0.at: expected a minute'],
  ['offices', ['people', 3, 'until'], '11:5', 'people.3.until: expected a time such as "11:00"'],
  ['offices', ['ends', 2], 'Tuesday', 'ends.2: expected a day after Wednesday'],
  ['offices', ['invitations', 0, 'key'], 'sam', "invitations.0.key: expected 'sam' only once"],
  ['offices', ['buildings', 0, 'inside', 3], undefined, 'buildings.0.inside: expected 13 numbers'],
  ['offices', ['first'], 'nobody', "first: 'nobody' is not known; expected sam, ada"],
  ['real-estate', ['leases', 0, 'to'], '2025-08-31', 'leases.0.to: expected a day after the start'],
  ['real-estate', ['leases', 0, 'to'], '2027-02-29', 'leases.0.to: expected a day that exists'],
  ['real-estate', ['leases', 0, 'to'], '2099-01-01', 'leases.0.to: expected no later than lastEnd'],
  ['real-estate', ['leases', 5, 'from'], '2026-12-31', 'leases.5.from: 3B is let to '],
  ['real-estate', ['leases', 0, 'unit'], '8B', "leases.0.unit: '8B' is not known; expected 9B"],
  ['real-estate', ['leases', 0, 'sent'], '2025-09-02', 'leases.0.sent: expected the key no later'],
  ['real-estate', ['others', 'let', 0], 37, 'others.let.0: expected no more than the 36 units'],
  ['real-estate', ['kind'], 'rooms', 'kind: expected hotel, access or leases'],
];

test.each(mistakes)('%s %j: %j', (vertical, path, value, message) => {
  expectMistake(vertical, [path], value, message);
});

test.each([
  ['hotels', 'room', 'guest'],
  ['hotels', 'guest', 'also.0.label'],
  ['hotels', 'guest', 'offer'],
  ['offices', 'name', 'doors'],
  ['offices', 'doors', 'access.until'],
  ['real-estate', 'starts', 'ends'],
  ['real-estate', 'unit', 'only'],
])('%s: %s and %s have labels of their own on the pass', (vertical, one, other) => {
  const paths = [one, other].map((field) => ['words', 'pass', ...field.split('.')]);
  expectMistake(
    vertical,
    paths,
    'Same',
    `words.pass.${other}: expected a label that no other field`,
  );
});

function expectMistake(
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
