import { describe, expect, test } from 'vitest';
import { ContentError } from '../../src/model/load/content-errors.ts';
import { loadContent, type Settings } from '../../src/model/load/load-content.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';
import { boardPages, homeContent, pages, palette, verticals } from '../content.ts';

const files = readContentFiles();
const documents = new Map(
  Object.entries(files).map(([file, text]) => [file, parseYamlDocument(text)]),
);
const home = 'src/content/home.yaml';
const site = 'src/content/site.yaml';
const themes = 'src/content/themes.yaml';
const fileOf = (id: string | undefined) => `src/content/verticals/${id}.yaml`;
const [firstPage, secondPage] = pages;
const { id: firstId = '' } = firstPage ?? {};
const first = fileOf(firstId);
const second = fileOf(secondPage?.id);
const timelines = fileOf(verticals.find(({ timeline }) => timeline)?.id);
const themeNames = Object.keys(palette.themes);
const headerLabel = firstPage?.pass.header.label;
const long = 'Far too long for a search result. '.repeat(6);

/** The file with other values at these paths, or without them. */
function changed(file: string, changes: Record<string, unknown>) {
  const document = documents.get(file)?.clone();
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (value === undefined) document?.deleteIn(keys);
    else document?.setIn(keys, value);
  }
  // JSON is YAML, and parsed faster than its other styles.
  return { [file]: JSON.stringify(document) };
}

/** Loads the content with these files replaced, or removed where undefined. */
function load(replaced: Record<string, string | undefined>, settings: Settings = {}) {
  const all = Object.entries({ ...files, ...replaced });
  const existing = all.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return loadContent(Object.fromEntries(existing), settings);
}

function errorOf(...args: Parameters<typeof load>): string {
  try {
    load(...args);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  throw new Error('The content was accepted.');
}

test('reports all issues of a file together', () => {
  const changes = {
    order: 'one',
    icon: 'belle',
    'page.meta.title': undefined,
    'page.meta.description': long,
    'page.hero.picture.pictureId': 'spas/heroes',
    'page.steps.pay': { title: 'Pay' },
  };
  expect(errorOf(changed(first, changes))).toBe(
    `${first} is not right:
  order: expected a number; got "one"
  icon: there is no icon 'belle'; expected bell, building, house, rings
  page.meta.title: expected a text; it is missing
  page.meta.description: expected at most 160 characters, because a search result shows no more; this has 203
  page.hero.picture.pictureId: there is no picture id 'spas/heroes'; expected one of home/hero, home/problem, cards/<vertical>, <vertical>/hero, <vertical>/row-1, row-2 or row-3, <vertical>/story, <vertical>/tab-<name>
  page.steps: expected only title, create, send, use; got 'pay'`,
  );
});

/** A path such as `rows|2` changes `rows.2`; the issue is reported for `rows`. */
type InvalidValue = [file: string, path: string, value: unknown, message: string];

const expectedColor = 'expected a color such as "#0d0f0e", in quotes';
const invalid: InvalidValue[] = [
  [first, 'name', 412, 'expected a text; got 412'],
  [first, 'name', 'Ho\u0007tels', 'expected no control characters'],
  [first, 'business.logo', 'x', "there is no wordmark 'x'; expected alder-house,"],
  [first, 'useCase.benefits', Array(4).fill('More'), 'expected at least five benefits'],
  [first, 'useCase.benefits', Array(8).fill('More'), 'expected at most seven benefits'],
  [first, 'useCase.benefits.0', ' ', 'expected a text'],
  [first, 'page|color', 'red', 'expected only meta, service, hero,'],
  [first, 'page.meta.title', long, 'expected at most 60 characters'],
  [first, 'page.hero.button.anchor', 'x', "there is no section 'x'; expected home, use-cases,"],
  [first, 'page.story.title', 'a\n'.repeat(9), 'expected at most 60 characters in 6 lines of 16'],
  [home, 'hero.title', 'One line of 22 letters', 'expected at most 44 characters in 3 lines of 14'],
  [first, 'page.rows|2', undefined, 'expected exactly 3 items; got 2'],
  [
    first,
    'page.hero.picture.pictureId',
    'hotel/hero',
    `expected cards/${firstId} or a picture id that starts`,
  ],
  [first, 'page.rows.1.picture.phone|ended', 'End', 'expected only one of message, admitted and'],
  [first, 'page.advantages.tabs.1.advantages', undefined, 'expected a list; it is missing'],
  [first, 'page.advantages.tabs.1.advantages', [], 'expected at least 3 items; got 0'],
  [
    first,
    'page.advantages.tabs|1.key',
    firstPage?.page.advantages.tabs[0]?.key,
    'expected a different key for each tab',
  ],
  [first, 'page.steps.use', undefined, 'expected fields; it is missing'],
  [timelines, 'timeline.moments.0.changes.0.label', 'Bed', "the pass has no field 'Bed'; expected"],
  [timelines, 'timeline.moments.1.time', '25:00', 'expected a time such as "15:00"'],
  [timelines, 'timeline.moments.1.day', '14 November', 'expected a weekday or a month, without a'],
  [timelines, 'timeline.moments.1.notification', long, 'expected at most 60 characters'],
  [timelines, 'timeline.companions.0.name', long, 'expected at most 12 characters'],
  [
    first,
    'pass.fields.0.label',
    headerLabel,
    'expected a label that no other field of the pass has',
  ],
  [home, 'hero.button', 'Make It {Product}', 'expected no placeholder other than {product}; got {'],
  [home, 'comparison.alternatives|2', undefined, 'expected exactly 3 items; got 2'],
  [home, 'comparison.rows', [], 'expected at least 7 items; got 0'],
  [
    home,
    'comparison.rows.4.alternatives.1.value',
    'maybe',
    "there is no value 'maybe'; expected yes",
  ],
  [home, 'comparison.valueLabels|perhaps', 'Perhaps', 'expected only yes, no, optional; got'],
  [site, 'navigation.links.1.anchor', 'use-case', "there is no section 'use-case'; expected home,"],
  [
    site,
    'navigation.links.1.theme',
    'pink',
    `there is no theme 'pink' in ${themes}; expected ${themeNames[0]}`,
  ],
  [site, 'name', 'I', 'expected a name of 2 to 24 characters in one line; this has 1'],
  [site, 'name', 'Q'.repeat(25), 'expected a name of 2 to 24 characters in one line; this has 25'],
  [site, 'tabs.count', '{number} of', 'expected a text with {number} and {all} in it'],
  [themes, 'themes.Member Clubs', {}, 'expected a name such as real-estate'],
  [themes, `themes.${themeNames[0]}.base.main`, null, `${expectedColor}; it is`],
  [themes, 'page.ink', '#000', `${expectedColor}; got "#000"`],
];

const board = 'page.boardSection.board';

/** The first page with this board. */
const boardFile = (kind: string) => fileOf(boardPages.find((page) => page.board.kind === kind)?.id);

/** By the kind of the board. */
const invalidOnBoard: InvalidValue[] = [
  ['hotel', 'guests.1.room', 601, "expected '601' only once"],
  ['hotel', 'guests.0.room', 617, 'there is no room 617'],
  ['hotel', 'guests.0.entered.0', '16:61', 'expected a time such as'],
  ['hotel', 'guests.0.entered|0', '22:00', 'expected times one after'],
  ['hotel', 'guests.8.visits.gym', ['17:40', '18:00'], "'gym' is not known"],
  ['hotel', 'guests.0.visits.pool|1', '21:50', 'expected a visit'],
  ['hotel', 'clock.to', '24:00', 'expected a time before 24:00'],
  ['hotel', 'guests.8.visits.spa', ['22:40', '23:00'], 'expected a visit while the facility is'],
  ['hotel', 'guests.0.bookings.opera', '14:14', "'opera' is not known"],
  ['hotel', 'offers.0.endsAt', undefined, 'expected a text; it is missing'],
  ['hotel', 'offers.0.endsAt', '16:00', 'expected a value on the clock'],
  ['hotel', 'offers.0.value', 'Spa', 'expected a text with {time} in it'],
  ['hotel', 'events.1.capacity', 50, 'expected at least the 64 booked places'],
  ['hotel', 'initial.floors.0', 7, "'7' is not known"],
  ['hotel', 'clock.now', '19:10', 'expected whole steps of 15'],
  ['hotel', 'facilities.0.earlierVisits', [1], 'expected 17 numbers'],
  ['access', 'people.0.doors.1', 'house', "expected 'house' only once"],
  ['access', 'people.0.doors.1', 'roof', "'roof' is not known; expected"],
  ['access', 'people.0.attempts.0.at', '08:45', 'expected a minute between two steps'],
  ['access', 'people.3.lastDayEnds', '17:00', 'expected no expiry on the last day'],
  ['access', 'people.3.until', '11:5', 'expected a time such as "11:00"'],
  ['access', 'expiryOptions.2', 'Tuesday', 'expected a day after Wednesday'],
  ['access', 'invitees.0.key', 'sam', "expected 'sam' only once"],
  ['access', 'buildings.0.otherOccupants', [0], 'expected 13 numbers'],
  ['access', 'buildings.0.otherOccupants', [1], 'expected 0 first'],
  ['access', 'initial.person', 'nobody', "'nobody' is not known; expected sam, ada"],
  ['leases', 'leases.0.to', '2025-08-31', 'expected a day after the start'],
  ['leases', 'leases.0.to', '2027-02-29', 'expected a day that exists'],
  ['leases', 'leases.0.to', '2099-01-01', 'expected no later than latestEnd'],
  ['leases', 'leases.5.from', '2026-12-31', '3B is leased to '],
  ['leases', 'leases.0.unit', '8B', "'8B' is not known; expected 9B"],
  ['leases', 'leases.0.keySent', '2025-09-02', 'expected a day no later'],
  ['leases', 'otherUnits.leased.0', 37, 'expected no more than the 36 units'],
  ['leases', 'kind', 'rooms', 'expected hotel, access, leases'],
];

describe('names the file, the field and the expected value', () => {
  test.for<InvalidValue>([
    ...invalid,
    ...invalidOnBoard.map(
      ([kind, path, ...rest]): InvalidValue => [boardFile(kind), `${board}.${path}`, ...rest],
    ),
  ])('%s: %s = %j', ([file, path, value, message], { skip }) => {
    skip(!(file in files), 'the content has no such part');
    const [field] = path.split('|');
    const error = errorOf(changed(file, { [path.replace('|', '.')]: value }));
    expect(error).toContain(`${file} is not right:\n  ${field}: ${message}`);
  });

  test.for([
    ['hotel', 'room', 'guest'] as const,
    ['hotel', 'guest', 'extraFields.0.label'],
    ['hotel', 'guest', 'offer'],
    ['access', 'name', 'doors'],
    ['access', 'doors', 'access.until'],
    ['leases', 'starts', 'ends'],
    ['leases', 'unit', 'validOn'],
  ])('%s: the same label for %s and %s on the pass of a board', ([kind, one, other], { skip }) => {
    const file = boardFile(kind);
    skip(!(file in files), `no page has the board ${kind}`);
    const pathOf = (field: string) => `${board}.messages.pass.${field}`;
    const error = errorOf(changed(file, { [pathOf(one)]: 'Same', [pathOf(other)]: 'Same' }));
    expect(error).toContain(
      `${file} is not right:\n  ${pathOf(other)}: expected a label that no other field`,
    );
  });

  test('two verticals with the same name', () => {
    const [one, other] = Object.keys(files).filter((file) => file.includes('/verticals/'));
    const name = documents.get(String(one))?.get('name');
    expect(errorOf(changed(String(other), { name }))).toBe(
      `${other} is not right:\n  name: expected a name that no other vertical has; ${one} has the same`,
    );
  });

  test('two pages with the same title', () => {
    const title = documents.get(home)?.getIn(['meta', 'title']);
    expect(errorOf(changed(first, { 'page.meta.title': title }))).toBe(
      `${first} is not right:\n  page.meta.title: expected a text that no other page has; ${home} has the same`,
    );
  });

  test('a vertical without a theme', () => {
    const motels = 'src/content/verticals/motels.yaml';
    const { [first]: text } = changed(first, { theme: undefined });
    const moved = text?.replace(new RegExp(`(?<="|cards/)${firstId}(?="|/)`, 'g'), 'motels');
    expect(errorOf({ [first]: undefined, [motels]: moved })).toBe(
      `${motels} is not right:\n  theme: expected one of ${themeNames.join(', ')}, or a theme 'motels' in ${themes}`,
    );
  });

  test('a missing file, and files that are not used', () => {
    const message =
      'is not used: expected a vertical in src/content/verticals with a name such as real-estate.yaml';
    const homes = 'src/content/homes.yaml';
    const spa = 'src/content/verticals/Spa_2.yaml';
    expect(errorOf({ [home]: undefined, [homes]: files[home] })).toBe(
      `${home} is missing\n${homes} ${message}`,
    );
    expect(errorOf({ [spa]: files[first] })).toBe(`${spa} ${message}`);
  });

  test('no timeline at all, and no vertical at all', ({ skip }) => {
    skip(!homeContent.liveWallet, 'home.yaml has no liveWallet');
    const verticals = Object.keys(files).filter((file) => file.includes('/verticals/'));
    const withoutTimeline = verticals.map((file) => changed(file, { timeline: undefined }));
    const replaced: Record<string, string> = Object.assign({}, ...withoutTimeline);
    expect(errorOf(replaced)).toBe(
      'src/content/verticals is not right: expected a timeline in at least one file, because home.yaml has a liveWallet',
    );
    expect(() => load({ ...replaced, ...changed(home, { liveWallet: undefined }) })).not.toThrow();
    const none = Object.fromEntries(verticals.map((file) => [file, undefined]));
    expect(errorOf(none)).toContain('src/content/verticals is ');
  });

  test('counts characters after {product} is replaced', () => {
    const { length: nameLength } = load({}).site.name;
    const description = (length: number) =>
      changed(first, { 'page.meta.description': `${'x'.repeat(length - nameLength)}{product}` });
    expect(() => load(description(160))).not.toThrow();
    expect(errorOf(description(161))).toContain('this has 161');
  });
});

describe('keeps messages readable', () => {
  test.each([
    ['broken YAML', 'name: [\ntagline: One\n', 'at line 2'],
    ['an alias', 'name: &a x\ntagline: *a\n', 'expected no alias', 'at line 2, column 10'],
    ['a list that contains itself', 'name: &a [ *a ]\n', 'expected no alias', 'line 1, column 12'],
    ['binary data', `name: >${'\u0001'.repeat(9999)}`, 'at line 1, column 8'],
    [
      'a color without quotes',
      'a:\n  b: { c: #0d0f0e, d: 1 }\ne: 1\n',
      'line 2 needs quotes: "#0d0f0e"',
    ],
    ['a tag', 'name: !secret x\n', 'Unresolved tag', 'at line 1, column 7'],
    ['deep nesting', `a: ${'['.repeat(20_000)}`.padEnd(40_003, ']'), 'nested too deeply at line 1'],
  ])('gives the line of %s', (_name, text, ...parts) => {
    const message = errorOf({ [site]: text });
    for (const part of [`${site} is not valid YAML:`, ...parts]) expect(message).toContain(part);
  });

  test('rejects a file that is a list, also with an address from the environment', () => {
    expect(errorOf({ [site]: '[a, b]' }, { SITE_URL: 'https://a.test' })).toBe(
      `${site} is not right:\n  (the whole file): expected fields; got a list`,
    );
  });

  test('escapes control characters, shortens long values and limits the number of lines', () => {
    const icon = errorOf(changed(first, { icon: `\u001b[31m${'x'.repeat(9999)}` }));
    expect(icon).toContain("there is no icon '\\u001b[31mxxx");
    expect(icon.length).toBeLessThan(1000);
    const empty = (length: number) => Array.from({ length }, () => ({}));
    const timeline = { 'timeline.back': empty(5), 'timeline.moments': empty(6) };
    expect(errorOf(changed(first, timeline))).toMatch(/\n {2}and \d+ more$/);
  });
});

describe('resolves shared content', () => {
  const content = loadContent(files, {});

  test.each(['Wall"et', 'Wal$&let', '\\o'])('replaces {product} by the name %s', (name) => {
    const { copyright } = load(changed(site, { name, copyright: '© {product}.' })).site;
    expect(copyright).toBe(`© ${name}.`);
  });

  test('leaves the brand out of a title that gets too long with it', () => {
    const title = 'Office access that keeps pace with all staff';
    const office = changed(second, { 'page.meta.title': `${title} · {product}` });
    const titleFor = (name: string) =>
      load({ ...changed(site, { name }), ...office }).pages.find(({ id }) => id === secondPage?.id)
        ?.page.meta.title;
    expect(titleFor('Io')).toBe(`${title} · Io`);
    expect(titleFor('Северное сияние')).toBe(title);
  });

  test('gives the notification of the last step the time of the phone', () => {
    for (const page of [content.home, ...content.pages.map(({ page }) => page)])
      expect(page.steps.use.notification.time).toBe(content.site.phone.justNow);
  });
});

describe.each(['SITE_URL', 'APP_URL'])('%s', (setting) => {
  test.each([
    ...['http://walletable.test', 'walletable.test', '/app', '//walletable.test', ' ', 'https:'],
    ...['https://', 'https:walletable.test', 'https://walletable.test/?from=app'],
    ...['https://walletable.test/#top', 'javascript:alert(1)', 'https://wallet able.test'],
  ])('rejects %j', (value) => {
    expect(errorOf({}, { [setting]: value })).toBe(
      `${setting}: expected an absolute https address; got '${value}'`,
    );
  });

  test('rejects an address that is too long for the QR code of a pass', () => {
    const value = `https://${'x'.repeat(60)}.test/${'y'.repeat(200)}`;
    expect(errorOf({}, { [setting]: value })).toBe(`${setting}: expected at most 200 characters`);
  });

  test.each([
    ['', documents.get(site)?.get(setting === 'SITE_URL' ? 'siteUrl' : 'appUrl')],
    ['https://walletable.test', 'https://walletable.test'],
    ['https://walletable.test:8443/', 'https://walletable.test:8443'],
    ['https://walletable.test/app//', 'https://walletable.test/app'],
    ['HTTPS://Walletable.test', 'https://walletable.test'],
  ])('%j gives %s', (value, address) => {
    const { siteUrl, appUrl } = load({}, { [setting]: value }).site;
    expect(setting === 'SITE_URL' ? siteUrl : appUrl).toBe(address);
  });
});
