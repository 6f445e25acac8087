import { describe, expect, test } from 'vitest';
import { ContentError } from '../../src/model/load/content-errors.ts';
import { loadContent, type Settings } from '../../src/model/load/load-content.ts';
import { readContentTexts } from '../../src/model/load/read-files.ts';
import { openYaml } from '../../src/model/load/yaml.ts';

const texts = readContentTexts();
const homeFile = 'src/content/home.yaml';
const hotels = 'src/content/verticals/hotels.yaml';
const offices = 'src/content/verticals/offices.yaml';
const clubs = 'src/content/verticals/clubs.yaml';
const siteFile = 'src/content/site.yaml';
const themesFile = 'src/content/themes.yaml';
const long = 'Far too long for a search result. '.repeat(6);

type Path = (string | number)[];

/** Words that messages repeat, as the content has them. */
const dataOf = (file: string) => openYaml(texts[file] ?? '').toJS();
const { pass: room } = dataOf(hotels);
const roomLabels = [room.header, ...room.fields].map(({ label }) => label).join(', ');
const memberLabel: string = dataOf(clubs).pass.header.label;

/** A file in which the fields at these paths have been changed, or removed. */
function changed(file: string, ...changes: [Path, unknown][]) {
  const document = openYaml(texts[file] ?? '');
  for (const [path, value] of changes) {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
  }
  return { [file]: document.toString() };
}

/** The message for content in which these files have another text. */
function mistakeIn(others: Record<string, string | undefined>, settings: Settings = {}) {
  const all = Object.entries({ ...texts, ...others });
  const there = all.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return messageOf(() => loadContent(Object.fromEntries(there), settings));
}

function messageOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  throw new Error('It was accepted.');
}

describe('all mistakes are told at once', () => {
  test('of one file', () => {
    const message = mistakeIn(
      changed(
        hotels,
        [['order'], 'one'],
        [['icon'], 'belle'],
        [['page', 'meta', 'title'], undefined],
        [['page', 'meta', 'description'], long],
        [['page', 'hero', 'picture', 'slot'], 'hotels/heroes'],
        [['page', 'steps', 'pay'], { title: 'Pay' }],
      ),
    );
    expect(message).toBe(
      `${hotels} is not right:
  order: expected number; got "one"
  icon: no icon is called 'belle'; expected bell, building, house, rings
  page.meta.title: expected string; it is missing
  page.meta.description: expected at most 160 characters, because a search result shows no more; this has 203
  page.hero.picture.slot: 'hotels/heroes' is not a picture slot; expected one of home/hero, home/problem, cards/<vertical>, <vertical>/hero, <vertical>/row-1, row-2 or row-3, <vertical>/story, <vertical>/tab-<name>
  page.steps: expected only title, create, send, use; got 'pay'`,
    );
  });

  test('of every file, of settings, and of what one file says about another', () => {
    const message = mistakeIn(
      {
        ...changed(siteFile, [['appUrl'], 'app.walletable.example'], [['name'], undefined]),
        ...changed(themesFile, [['themes', 'clubs', 'deep'], 'plum']),
        ...changed(offices, [['page', 'rows', 1, 'picture', 'slot'], 'office/row-2']),
        ...changed(clubs, [['name'], ' ']),
      },
      { SITE_URL: 'walletable.test' },
    );
    for (const line of [
      "SITE_URL: expected an absolute https address, got 'walletable.test'",
      `${siteFile} is not right:\n  name: expected string; it is missing\n  appUrl: expected an abs`,
      `${themesFile} is not right:\n  themes.clubs.deep: expected six digits such as "#0d0f0e"`,
      `${offices} is not right:\n  page.rows.1.picture.slot: expected cards/offices or a slot in`,
      `${clubs} is not right:\n  name: expected some words`,
    ]) {
      expect(message).toContain(line);
    }
  });
});

describe('the message names the file, the field and what was expected', () => {
  const tab = ['page', 'advantages', 'tabs', 1];

  test.each<[string, string, Path, unknown, string]>([
    [
      'no icon',
      hotels,
      ['icon'],
      undefined,
      'icon: expected bell, building, house, rings; it is missing',
    ],
    [
      'a sixth benefit',
      hotels,
      ['useCase', 'benefits', 5],
      'More',
      'useCase.benefits: expected exactly five',
    ],
    [
      'an empty benefit',
      hotels,
      ['useCase', 'benefits', 0],
      ' ',
      'useCase.benefits.0: expected some words',
    ],
    ['no order', hotels, ['order'], undefined, 'order: expected number; it is missing'],
    ['a field of the wrong type', hotels, ['name'], 412, 'name: expected string; got 412'],
    [
      'an unknown field',
      hotels,
      ['page', 'color'],
      'red',
      'page: expected only meta, service, hero,',
    ],
    [
      'a step too few',
      hotels,
      ['page', 'steps', 'use'],
      undefined,
      'page.steps.use: expected object; it is missing',
    ],
    [
      'a row too few',
      hotels,
      ['page', 'rows', 2],
      undefined,
      'page.rows: Too small: expected array to have',
    ],
    [
      'a tab without advantages',
      hotels,
      [...tab, 'advantages'],
      undefined,
      'page.advantages.tabs.1.advantages: ',
    ],
    [
      'a tab with no advantage',
      hotels,
      [...tab, 'advantages'],
      [],
      'page.advantages.tabs.1.advantages: Too',
    ],
    [
      'a tab with a key of another',
      hotels,
      [...tab, 'key'],
      'hotel',
      'page.advantages.tabs: expected a key',
    ],
    [
      'a picture without alt',
      hotels,
      ['useCase', 'picture', 'alt'],
      undefined,
      'useCase.picture.alt: expected',
    ],
    [
      'a slot of no kind',
      hotels,
      ['page', 'story', 'picture', 'slot'],
      'hotels/tale',
      "page.story.picture.slot: 'hotels/tale' is not a pic",
    ],
    [
      'a phone in a picture to which two things have happened',
      hotels,
      ['page', 'rows', 1, 'picture', 'phone', 'ended'],
      'Ended 17:00',
      'page.rows.1.picture.phone: expected only one of message, admitted and ended',
    ],
    [
      'a picture of another vertical',
      hotels,
      ['page', 'rows', 1, 'picture', 'slot'],
      'hotel/row-2',
      "page.rows.1.picture.slot: expected cards/hotels or a slot in hotels/, got 'hotel/row-2'",
    ],
    [
      'a button to a section that is not there',
      hotels,
      ['page', 'hero', 'button', 'anchor'],
      'x',
      "page.hero.button.anchor: no section is called 'x'; expected home, use-cases,",
    ],
    [
      'a link of the navigation to nowhere',
      siteFile,
      ['navigation', 'links', 1, 'anchor'],
      'use-case',
      "navigation.links.1.anchor: no section is called 'use-case'; expected home,",
    ],
    [
      'a link of the footer to nowhere',
      siteFile,
      ['footer', 2, 'links', 0, 'anchor'],
      'docs',
      "footer.2.links.0.anchor: no section is called 'docs'; expected home,",
    ],
    [
      'a long title',
      hotels,
      ['page', 'meta', 'title'],
      long,
      'page.meta.title: expected at most 60 char',
    ],
    [
      'a change of a field that the pass does not have',
      hotels,
      ['timeline', 'moments', 0, 'changes', 0, 'label'],
      'Suite',
      `timeline.moments.0.changes.0.label: the pass has no field 'Suite'; expected ${roomLabels}`,
    ],
    [
      'a time that is none',
      hotels,
      ['timeline', 'moments', 1, 'time'],
      '25:00',
      'timeline.moments.1.time: expected a time such as "15:00"',
    ],
    [
      'a day that is none',
      hotels,
      ['timeline', 'moments', 1, 'date'],
      '2026-02-30',
      'timeline.moments.1.date: expected a day such as 2026-11-14',
    ],
    [
      'a moment before the one before',
      hotels,
      ['timeline', 'moments', 1, 'date'],
      '2020-01-01',
      'timeline.moments: expected each later than the one before',
    ],
    [
      'a message too long for a lock screen',
      hotels,
      ['timeline', 'moments', 1, 'notification'],
      long,
      'timeline.moments.1.notification: expected at most 60 characters, because the lock screen shows',
    ],
    [
      'an unknown wordmark',
      hotels,
      ['tenant', 'logo'],
      'x',
      "tenant.logo: no wordmark is called 'x'; expected alder-house,",
    ],
    [
      'an answer that is none',
      homeFile,
      ['comparison', 'rows', 4, 'rivals', 1],
      'perhaps',
      "comparison.rows.4.rivals.1: no answer is called 'perhaps'; expected yes, no, optional",
    ],
    [
      'a row of the table too few',
      homeFile,
      ['comparison', 'rows', 6],
      undefined,
      'comparison.rows: Too small: expected array to have exactly 7 items',
    ],
    [
      'a word for an answer that is none',
      homeFile,
      ['comparison', 'answers', 'perhaps'],
      'Perhaps',
      "comparison.answers: expected only yes, no, optional; got 'perhaps'",
    ],
    [
      'a theme with a name that cannot be one',
      themesFile,
      ['themes', 'Member Clubs'],
      {},
      'themes.Member Clubs: expected a name such as real-estate',
    ],
    [
      'a rival too few',
      homeFile,
      ['comparison', 'rivals', 2],
      undefined,
      'comparison.rivals: Too small: expected array to have exactly 3 items',
    ],
    [
      'a placeholder that is none',
      homeFile,
      ['hero', 'button'],
      'Make It {Product}',
      'hero.button: expected no placeholder other than {product}, got {Product}',
    ],
    [
      'words without their gap',
      siteFile,
      ['tabs', 'count'],
      '{number} of',
      'tabs.count: expected words with {number} and {all} in them',
    ],
    [
      'a theme that is none',
      siteFile,
      ['navigation', 'links', 1, 'theme'],
      'pink',
      "navigation.links.1.theme: no theme in src/content/themes.yaml is called 'pink'; expected hotels,",
    ],
    [
      'a color without quotes, which is a comment',
      themesFile,
      ['themes', 'offices', 'set', 'main'],
      null,
      'themes.offices.set.main: expected six digits such as "#0d0f0e", in quotes; it is missing',
    ],
    [
      'a color of three digits',
      themesFile,
      ['page', 'ink'],
      '#000',
      'page.ink: expected six digits such as "#0d0f0e", in quotes; got "#000"',
    ],
    [
      'a color by name',
      themesFile,
      ['themes', 'clubs', 'accent', 'glow'],
      'plum',
      'themes.clubs.accent.glow: expected six digits such as "#0d0f0e", in quotes; got "plum"',
    ],
    [
      'two fields of a pass with one label',
      clubs,
      ['pass', 'fields', 0, 'label'],
      memberLabel,
      `pass.fields.0.label: expected a label of its own; the pass has '${memberLabel}' already`,
    ],
  ])('%s', (_mistake, file, path, value, line) => {
    expect(mistakeIn(changed(file, [path, value]))).toContain(`${file} is not right:\n  ${line}`);
  });

  test('a page with the title of another', () => {
    const title = openYaml(texts[homeFile] ?? '').getIn(['meta', 'title']);
    expect(mistakeIn(changed(hotels, [['page', 'meta', 'title'], title]))).toBe(
      `${hotels} is not right:\n  page.meta.title: expected words of its own, ${homeFile} has the same`,
    );
  });

  test('a vertical without colors', () => {
    const motels = 'src/content/verticals/motels.yaml';
    const text = texts[hotels]?.replaceAll('hotels', 'motels');
    expect(mistakeIn({ [hotels]: undefined, [motels]: text })).toBe(
      `${motels} is not right:\n  theme: expected one of hotels, offices, real-estate, clubs, or colors for motels in ${themesFile}`,
    );
  });

  test('a file that is missing, one in the wrong folder, and a vertical that no page could be named after', () => {
    const notRead =
      'is not read: a vertical belongs into src/content/verticals, under a name such as real-estate.yaml';
    expect(mistakeIn({ [homeFile]: undefined, 'src/content/homes.yaml': texts[homeFile] })).toBe(
      `${homeFile} is missing\nsrc/content/homes.yaml ${notRead}`,
    );
    const spa2 = 'src/content/verticals/Spa_2.yaml';
    expect(mistakeIn({ [spa2]: texts[hotels] })).toBe(`${spa2} ${notRead}`);
  });

  test('no timeline for the live wallet, and no vertical at all', () => {
    const verticals = Object.keys(texts).filter((file) => file.includes('/verticals/'));
    const without = verticals.map((file) => changed(file, [['timeline'], undefined]));
    expect(mistakeIn(Object.assign({}, ...without))).toBe(
      'src/content/verticals is not right: expected `timeline` in one file at least',
    );
    const none = Object.fromEntries(verticals.map((file) => [file, undefined]));
    expect(mistakeIn(none)).toContain('src/content/verticals is ');
  });

  test('a search result is counted with the brand name in it', () => {
    const of = (count: number) => `${'x'.repeat(count - 'Walletable'.length)}{product}`;
    const described = (text: string) => changed(hotels, [['page', 'meta', 'description'], text]);
    expect(() => mistakeIn(described(of(160)))).toThrow('It was accepted.');
    expect(mistakeIn(described(of(161)))).toContain('this has 161');
  });
});

describe('whatever a file holds, the message can be read', () => {
  test.each([
    ['broken YAML', 'name: [\ntagline: One\n', 'at line 2'],
    ['an alias', 'name: &a x\ntagline: *a\n', 'expected no alias', 'at line 2, column 10'],
    ['a list in itself', 'name: &a [ *a ]\n', 'expected no alias', 'at line 1, column 12'],
    ['no text at all', `name: >${'\u0001'.repeat(9999)}`, 'at line 1, column 8'],
    ['a tag', 'name: !secret x\n', 'Unresolved tag', 'at line 1, column 7'],
    [
      'far too deep',
      `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      'nested too deeply at line 1',
    ],
  ])('%s is refused by its line', (_mistake, text, ...parts) => {
    const message = mistakeIn({ [siteFile]: text });
    for (const part of [`${siteFile} is not valid YAML:`, ...parts]) {
      expect(message).toContain(part);
    }
  });

  test('a file that is a list, with an address from outside', () => {
    expect(mistakeIn({ [siteFile]: '[a, b]' }, { SITE_URL: 'https://a.test' })).toBe(
      `${siteFile} is not right:\n  (the whole file): expected object; got a list`,
    );
  });

  test('control characters, long words and many mistakes', () => {
    expect(mistakeIn(changed(hotels, [['name'], 'Ho\u0007tels']))).toContain(
      '  name: expected no control characters',
    );
    const icon = mistakeIn(changed(hotels, [['icon'], `\u001b[31m${'x'.repeat(9999)}`]));
    expect(icon).toContain("no icon is called '\\u001b[31mxxx");
    expect(icon.length).toBeLessThan(1000);
    const timeline = changed(
      hotels,
      [['timeline', 'back'], Array.from({ length: 5 }, () => ({}))],
      [['timeline', 'moments'], Array.from({ length: 6 }, () => ({}))],
    );
    expect(mistakeIn(timeline)).toMatch(/\n {2}and \d+ more$/);
  });

  test('an address too long for the code on a pass', () => {
    const SITE_URL = `https://${'x'.repeat(60)}.test/${'y'.repeat(200)}`;
    expect(mistakeIn({}, { SITE_URL })).toBe('SITE_URL: expected at most 200 characters');
  });

  test('a name with quotes or dollars is a name', () => {
    for (const name of ['Wall"et', 'Wal$&let', '\\']) {
      const { site } = loadContent({ ...texts, ...changed(siteFile, [['name'], name]) }, {});
      expect(site.copyright).toBe(`© 2025 ${name}. All rights reserved.`);
    }
  });
});

describe('what is written once', () => {
  const { site, home, pages } = loadContent(texts, {});

  test('the home page leaves out the link to a section that it does not have', () => {
    const anchors = (links: { anchor: string }[]) => links.map(({ anchor }) => anchor);
    expect(anchors(site.navigation.vertical)).toContain('advantages');
    expect(anchors(site.navigation.home)).toEqual(
      anchors(site.navigation.vertical).filter((anchor) => anchor !== 'advantages'),
    );
  });

  test('a page has the common steps, and its own words where it says so', () => {
    for (const { steps } of [home, ...pages.map(({ page }) => page)]) {
      expect(steps.create).toMatchObject(site.steps.create);
      expect(steps.send).toMatchObject(site.steps.send);
      expect(steps.use.title).toBe(site.steps.use.title);
      expect(steps.use.notification.time).toBe(site.phone.justNow);
    }
    const said = new Set(pages.map(({ page }) => page.steps.use.text));
    expect([...said]).toEqual([
      'They check-in, and get updates',
      'They tap to enter, and get updates',
    ]);
  });
});

describe('settings', () => {
  test.each(['SITE_URL', 'APP_URL'])('%s must be an absolute https address', (setting) => {
    for (const value of [
      'http://walletable.test',
      'walletable.test',
      '/app',
      '//walletable.test',
      ' ',
      'https:',
      'https://',
      'https:walletable.test',
      'https://walletable.test/?from=app',
      'https://walletable.test/#top',
      'javascript:alert(1)',
      'data:text/html,hello',
      'ftp://walletable.test',
      'https://wallet able.test',
    ]) {
      expect(mistakeIn({}, { [setting]: value })).toBe(
        `${setting}: expected an absolute https address, got '${value}'`,
      );
    }
  });

  test('an unset or empty setting leaves the address of site.yaml', () => {
    for (const env of [{}, { SITE_URL: '', APP_URL: '' }]) {
      const { siteUrl, appUrl } = loadContent(texts, env).site;
      expect([siteUrl, appUrl]).toEqual([
        'https://walletable.example',
        'https://app.walletable.example',
      ]);
    }
  });

  test.each([
    ['https://walletable.test', 'https://walletable.test'],
    ['https://walletable.test/', 'https://walletable.test'],
    ['https://walletable.test:8443/', 'https://walletable.test:8443'],
    ['https://walletable.test/app//', 'https://walletable.test/app'],
    ['HTTPS://Walletable.test', 'https://walletable.test'],
  ])('%s is taken as %s', (value, taken) => {
    const { siteUrl, appUrl } = loadContent(texts, { SITE_URL: value, APP_URL: value }).site;
    expect([siteUrl, appUrl]).toEqual([taken, taken]);
  });
});
