import { expect, test } from 'vitest';
import { loadContent } from '../../src/model/load/load-content.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';

const files = readContentFiles();

/** Invalid data stops the build with the file and the field; `at` if that is another field. */
const invalid: [vertical: string, path: string, value: unknown, message: string, at?: string][] = [
  ['hotels', 'guests.1.room', 601, "expected '601' only once"],
  ['hotels', 'guests.0.room', 617, 'there is no room 617'],
  ['hotels', 'guests.0.entered.0', '16:61', 'expected a time such as'],
  ['hotels', 'guests.0.entered.0', '22:00', 'expected times one after', 'guests.0.entered'],
  ['hotels', 'guests.8.visits.gym', ['17:40', '18:00'], "'gym' is not known"],
  ['hotels', 'guests.0.visits.pool.1', '22:10', 'expected a visit', 'guests.0.visits.pool'],
  ['hotels', 'guests.0.bookings.opera', '14:14', "'opera' is not known"],
  ['hotels', 'offers.0.endsAt', undefined, 'expected a text; it is missing'],
  ['hotels', 'offers.0.endsAt', '16:00', 'expected a value on the clock'],
  ['hotels', 'offers.0.value', 'Spa', 'expected a text with {time} in it'],
  ['hotels', 'events.1.capacity', 50, 'expected at least the 64 booked places'],
  ['hotels', 'initial.floors.0', 7, "'7' is not known"],
  ['hotels', 'clock.now', '19:10', 'expected whole steps of 15'],
  ['hotels', 'facilities.0.earlierVisits', [1], 'expected 17 numbers'],
  ['offices', 'people.0.doors.1', 'house', "expected 'house' only once"],
  ['offices', 'people.0.doors.1', 'roof', "'roof' is not known; expected"],
  ['offices', 'people.0.attempts.0.door', 'roof', "'roof' is not known"],
  ['offices', 'people.0.attempts.0.at', '08:45', 'expected a minute between two steps'],
  ['offices', 'people.3.until', '11:5', 'expected a time such as "11:00"'],
  ['offices', 'expiryOptions.2', 'Tuesday', 'expected a day after Wednesday'],
  ['offices', 'invitees.0.key', 'sam', "expected 'sam' only once"],
  ['offices', 'buildings.0.otherOccupants', [1], 'expected 13 numbers'],
  ['offices', 'initial.person', 'nobody', "'nobody' is not known; expected sam, ada"],
  ['real-estate', 'leases.0.to', '2025-08-31', 'expected a day after the start'],
  ['real-estate', 'leases.0.to', '2027-02-29', 'expected a day that exists'],
  ['real-estate', 'leases.0.to', '2099-01-01', 'expected no later than latestEnd'],
  ['real-estate', 'leases.5.from', '2026-12-31', '3B is leased to '],
  ['real-estate', 'leases.0.unit', '8B', "'8B' is not known; expected 9B"],
  ['real-estate', 'leases.0.keySent', '2025-09-02', 'expected a day no later'],
  ['real-estate', 'otherUnits.leased.0', 37, 'expected no more than the 36 units'],
  ['real-estate', 'kind', 'rooms', 'expected hotel, access, leases'],
];

test.each(invalid)('%s: rejects %s: %j', (vertical, path, value, message, at = path) => {
  expectError(vertical, [path], value, `${at}: ${message}`);
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
  const paths = [one, other].map((field) => `messages.pass.${field}`);
  expectError(vertical, paths, 'Same', `${paths[1]}: expected a label that no other field`);
});

function expectError(vertical: string, paths: string[], value: unknown, message: string) {
  const file = `src/content/verticals/${vertical}.yaml`;
  const document = parseYamlDocument(files[file] ?? '');
  for (const path of paths) {
    const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const fullPath = ['page', 'dashboard', 'board', ...keys];
    if (value === undefined) document.deleteIn(fullPath);
    else document.setIn(fullPath, value);
  }
  expect(() => loadContent({ ...files, [file]: document.toString() }, {})).toThrow(
    `${file} is not right:\n  page.dashboard.board.${message}`,
  );
}
