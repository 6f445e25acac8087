import { readFileSync, renameSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { ContentError, check, parseYaml } from '../../src/content/errors.ts';
import { home, vertical } from '../../src/content/schema.ts';
import { readSite } from '../../src/content/site.ts';
import { Project } from '../../tools/project.ts';

const homeFile = 'src/content/home.yaml';
const hotels = 'src/content/verticals/hotels.yaml';
const siteFile = 'src/content/site.yaml';
const long = 'Far too long for a search result. '.repeat(6);

describe('a build stops at a mistake, and the site built before it stays', {
  timeout: 60_000,
}, () => {
  const settings = {
    SITE_URL: 'https://walletable.test:8443/',
    APP_URL: 'https://app.walletable.test/of/ours/',
  };
  const project = new Project();
  let builtBefore: string;

  beforeAll(async () => {
    const { code, output } = await project.build(settings);
    expect(output).toContain('Complete!');
    expect(code).toBe(0);
    builtBefore = project.read('dist/index.html');
  }, 120_000);
  afterEach(() => project.restore());
  afterAll(() => project.remove());

  async function expectMistake(lines: string[], env?: Record<string, string>) {
    const { code, output } = await project.build(env);
    for (const line of lines) expect(output).toContain(line);
    expect(code).toBe(1);
    // Only what an editor can use: no stack, no file of a package, no markdown.
    expect(output).not.toMatch(/Stack trace|node_modules|^\s+at |\*\*/m);
    expect(project.read('dist/index.html')).toBe(builtBefore);
  }

  test('good settings, with a port and a trailing slash, are in every address', () => {
    expect(builtBefore).toContain('<link rel="canonical" href="https://walletable.test:8443/">');
    expect(builtBefore).toContain('href="https://app.walletable.test/of/ours/sign-in"');
    expect(project.read('dist/sitemap.xml')).toContain(
      '<loc>https://walletable.test:8443/hotels</loc>',
    );
    expect(project.read('dist/robots.txt')).toContain('https://walletable.test:8443/sitemap.xml');
  });

  test('a missing benefit', async () => {
    project.edit(hotels, (file) => file.deleteIn(['useCase', 'benefits', 4]));
    await expectMistake([`${hotels} is not right:\n  useCase.benefits: expected exactly five`]);
  });

  test('several mistakes in one file are told at once', async () => {
    project.edit(hotels, (file) => {
      file.setIn(['order'], 'one');
      file.setIn(['icon'], 'belle');
      file.deleteIn(['page', 'meta', 'title']);
      file.setIn(['page', 'meta', 'description'], long);
      file.setIn(['page', 'hero', 'picture', 'slot'], 'hotels/heroes');
      file.setIn(['page', 'steps', 'pay'], { title: 'Pay' });
    });
    await expectMistake([
      `${hotels} is not right:`,
      '  order: expected number; got "one"',
      "  icon: no icon is called 'belle'; expected bell, building, house, rings",
      '  page.meta.title: expected string; it is missing',
      '  page.meta.description: expected at most 160 characters',
      "  page.hero.picture.slot: 'hotels/heroes' is not a picture slot",
      "  page.steps: expected only title, create, send, use; got 'pay'",
    ]);
  });

  test('an answer other than Yes, No or Optional', async () => {
    project.edit(homeFile, (file) => file.setIn(['comparison', 'rows', 4, 'rivals', 1], 'Perhaps'));
    await expectMistake([
      `${homeFile} is not right:`,
      "  comparison.rows.4.rivals.1: expected Yes, No or Optional, got 'Perhaps'",
    ]);
  });

  test('a file that is not YAML', async () => {
    project.write(hotels, `${project.read(hotels)}\nfacts: [ one, two\n`);
    await expectMistake([`${hotels} is not valid YAML:`, 'at line ']);
  });

  test('a page with the title of another', async () => {
    const { meta } = parse(project.read(homeFile));
    project.edit(hotels, (file) => file.setIn(['page', 'meta', 'title'], meta.title));
    await expectMistake([
      `${hotels}: page.meta.title: expected words of its own, ${homeFile} has the same`,
    ]);
  });

  test('a picture of another vertical', async () => {
    project.edit(hotels, (file) =>
      file.setIn(['page', 'rows', 1, 'picture', 'slot'], 'hotel/row-2'),
    );
    await expectMistake([
      `${hotels}: page.rows.1.picture.slot: expected cards/hotels or a slot in hotels/, got 'hotel/row-2'`,
    ]);
  });

  test('a vertical without colours', async () => {
    const motels = 'src/content/verticals/motels.yaml';
    renameSync(project.at(hotels), project.at(motels));
    await expectMistake([
      `${motels}: expected colours for [data-tone='motels'] in src/styles/tokens.css`,
    ]);
  });

  test('a file that is missing', async () => {
    renameSync(project.at(homeFile), project.at(`${homeFile}.old`));
    await expectMistake([`${homeFile}: expected such a file`]);
  });

  test('a mistake in site.yaml', async () => {
    project.edit(siteFile, (file) => {
      file.deleteIn(['name']);
      file.setIn(['navigation', 'home', 1, 'tone'], 'pink');
      file.setIn(['appUrl'], 'app.walletable.example');
    });
    await expectMistake([
      `${siteFile} is not right:`,
      '  name: expected string; it is missing',
      "  appUrl: expected an absolute https address, got 'app.walletable.example'",
      '  navigation.home.1.tone: Invalid option: expected one of "hotels"',
    ]);
  });

  test.each([
    ['SITE_URL', 'http://walletable.test'],
    ['APP_URL', 'javascript:alert(1)'],
  ])('%s=%s', async (setting, value) => {
    await expectMistake([`${setting}: expected an absolute https address, got '${value}'`], {
      [setting]: value,
    });
  });

  test('a new brand name reaches every page: nothing is taken from a build before', async () => {
    project.edit(siteFile, (file) => file.setIn(['name'], 'Purseable'));
    // With the settings as before: other ones would empty the cache this is about.
    const { code } = await project.build(settings);
    expect(code).toBe(0);
    for (const page of ['index', 'hotels', 'offices', 'real-estate', '404']) {
      const html = project.read(`dist/${page}.html`);
      expect(html).toMatch(/<title>[^<]*Purseable/);
      expect(html).not.toMatch(/>[^<]*Walletable/);
    }
  });
});

type Path = (string | number)[];

/** The message for a file in which the fields at these paths have been changed. */
function mistakeIn(
  file: string,
  schema: typeof home | typeof vertical,
  changes: [Path, unknown][],
) {
  const content = parseDocument(readFileSync(file, 'utf8'));
  for (const [path, value] of changes) {
    if (value === undefined) content.deleteIn(path);
    else content.setIn(path, value);
  }
  return messageOf(() => check(file, content.toJS(), schema));
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

describe('the message names the file, the field and what was expected', () => {
  test('content as it is has no mistake', () => {
    expect(() => check(hotels, parse(readFileSync(hotels, 'utf8')), vertical)).not.toThrow();
    expect(() => check(homeFile, parse(readFileSync(homeFile, 'utf8')), home)).not.toThrow();
  });

  const tab = ['page', 'advantages', 'tabs', 1];
  const slot = ['page', 'story', 'picture', 'slot'];
  const kind = ['page', 'dashboard', 'board', 'blocks', 0, 'kind'];
  test.each<[string, Path, unknown, string]>([
    [
      'a sixth benefit',
      ['useCase', 'benefits', 5],
      'More',
      'useCase.benefits: expected exactly five',
    ],
    [
      'an empty benefit',
      ['useCase', 'benefits', 0],
      ' ',
      'useCase.benefits.0: expected some words',
    ],
    ['no order', ['order'], undefined, 'order: expected number; it is missing'],
    ['a field of the wrong type', ['name'], 412, 'name: expected string; got 412'],
    ['an unknown field', ['page', 'colour'], 'red', 'page: expected only meta, service, hero,'],
    ['a step too many', ['page', 'steps', 'pay'], {}, 'page.steps: expected only title, create, '],
    [
      'a step too few',
      ['page', 'steps', 'use'],
      undefined,
      'page.steps.use: expected object; it is',
    ],
    [
      'a row too few',
      ['page', 'rows', 2],
      undefined,
      'page.rows: Too small: expected array to have',
    ],
    [
      'a tab without advantages',
      [...tab, 'advantages'],
      undefined,
      'page.advantages.tabs.1.advantages: ',
    ],
    [
      'a tab with no advantage',
      [...tab, 'advantages'],
      [],
      'page.advantages.tabs.1.advantages: Too',
    ],
    [
      'a tab with a key of another',
      [...tab, 'key'],
      'hotel',
      'page.advantages.tabs: expected a key',
    ],
    [
      'a picture without alt',
      ['useCase', 'picture', 'alt'],
      undefined,
      'useCase.picture.alt: expected',
    ],
    [
      'a slot of no kind',
      slot,
      'hotels/tale',
      "page.story.picture.slot: 'hotels/tale' is not a pic",
    ],
    [
      'an unknown anchor',
      ['page', 'hero', 'button', 'anchor'],
      'x',
      'page.hero.button.anchor: Invalid',
    ],
    ['a long title', ['page', 'meta', 'title'], long, 'page.meta.title: expected at most 60 char'],
    [
      'an unknown block',
      kind,
      'pie',
      'page.dashboard.board.blocks.0.kind: expected rooms, activity,',
    ],
    [
      'a change of a field that the pass does not have',
      ['live', 'moments', 0, 'changes', 0, 'label'],
      'Suite',
      "live.moments.0.changes.0.label: the pass has no field 'Suite'; expected Room, Guest, Depart",
    ],
    [
      'a time that is none',
      ['live', 'moments', 1, 'time'],
      '25:00',
      'live.moments.1.time: expected a time such as "15:00"',
    ],
    [
      'a message too long for a lock screen',
      ['live', 'moments', 1, 'notification'],
      long,
      'live.moments.1.notification: expected at most 60 characters, because the lock screen shows',
    ],
    [
      'an unknown wordmark',
      ['tenant', 'logo'],
      'x',
      'tenant.logo: Invalid option: expected one of "a',
    ],
  ])('%s', (_mistake, path, value, line) => {
    expect(mistakeIn(hotels, vertical, [[path, value]])).toContain(
      `${hotels} is not right:\n  ${line}`,
    );
  });

  test('a search result is counted with the brand name in it', () => {
    const of = (count: number) => `${'x'.repeat(count - 'Walletable'.length)}{product}`;
    const description: Path = ['page', 'meta', 'description'];
    expect(() => mistakeIn(hotels, vertical, [[description, of(160)]])).toThrow('It was accepted.');
    expect(mistakeIn(hotels, vertical, [[description, of(161)]])).toContain('this has 161');
  });

  test('a table with a row or a rival too few', () => {
    expect(mistakeIn(homeFile, home, [[['comparison', 'rows', 6], undefined]])).toContain(
      '  comparison.rows: Too small: expected array to have exactly 7 items',
    );
    expect(mistakeIn(homeFile, home, [[['comparison', 'rivals', 2], undefined]])).toContain(
      '  comparison.rivals: ',
    );
  });

  test('YAML that does not parse, with its line', () => {
    const message = messageOf(() => parseYaml(siteFile, 'name: [\ntagline: One\n'));
    expect(message).toContain(`${siteFile} is not valid YAML:`);
    expect(message).toContain('at line 2');
  });
});

describe('whatever a file holds, the message can be read', () => {
  const siteText = readFileSync(siteFile, 'utf8');

  test.each([
    ['an alias', 'name: &a x\ntagline: *a\n', 'expected no alias', 'at line 2, column 10'],
    ['a list in itself', 'name: &a [ *a ]\n', 'expected no alias', 'at line 1, column 12'],
    ['a tag', 'name: !secret x\n', 'Unresolved tag', 'at line 1, column 7'],
  ])('%s is refused by its line', (_mistake, text, ...parts) => {
    const message = messageOf(() => parseYaml(siteFile, text));
    for (const part of [`${siteFile} is not valid YAML:`, ...parts]) {
      expect(message).toContain(part);
    }
  });

  test('a file that is nested too deeply', () => {
    const text = `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(messageOf(() => parseYaml(siteFile, text))).toContain('nested too deeply at line 1');
  });

  test('a file that is a list, with an address from outside', () => {
    expect(messageOf(() => readSite('[a, b]', { SITE_URL: 'https://a.test' }))).toBe(
      `${siteFile} is not right:\n  (the whole file): expected object; got a list`,
    );
  });

  test('control characters, long words and many mistakes', () => {
    expect(mistakeIn(hotels, vertical, [[['name'], 'Ho\u0007tels']])).toContain(
      '  name: expected no control characters',
    );
    const icon = mistakeIn(hotels, vertical, [[['icon'], `\u001b[31m${'x'.repeat(9999)}`]]);
    expect(icon).toContain("no icon is called '\\u001b[31mxxx");
    expect(icon.length).toBeLessThan(1000);
    const live: [Path, unknown][] = [
      [['live', 'back'], Array(5).fill({})],
      [['live', 'moments'], Array(6).fill({})],
    ];
    expect(mistakeIn(hotels, vertical, live)).toMatch(/\n {2}and \d+ more$/);
  });

  test('more places filled than there are, or more than can be drawn', () => {
    const place = ['page', 'dashboard', 'board', 'blocks', 2, 'rows', 0];
    const field = `${place.join('.')}`;
    expect(mistakeIn(hotels, vertical, [[[...place, 'filled'], 41]])).toContain(
      `  ${field}: expected no more places filled`,
    );
    expect(mistakeIn(hotels, vertical, [[[...place, 'of'], 1e9]])).toContain(
      `  ${field}.of: Too big`,
    );
  });

  test('an address too long for the code on a pass', () => {
    const long = `https://${'x'.repeat(60)}.test/${'y'.repeat(200)}`;
    expect(messageOf(() => readSite(siteText, { SITE_URL: long }))).toBe(
      'SITE_URL: expected at most 200 characters',
    );
  });

  test('a name with quotes or dollars is a name', () => {
    for (const name of ['Wall"et', 'Wal$&let', '\\']) {
      const text = siteText.replace(/^name: .*$/m, () => `name: ${JSON.stringify(name)}`);
      expect(readSite(text, {}).copyright).toBe(`© 2025 ${name}. All rights reserved.`);
    }
  });
});

describe('settings', () => {
  const text = readFileSync(siteFile, 'utf8');

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
      expect(messageOf(() => readSite(text, { [setting]: value }))).toBe(
        `${setting}: expected an absolute https address, got '${value}'`,
      );
    }
  });

  test('an unset or empty setting leaves the address of site.yaml', () => {
    for (const env of [{}, { SITE_URL: '', APP_URL: '' }]) {
      const { siteUrl, appUrl } = readSite(text, env);
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
    const { siteUrl, appUrl } = readSite(text, { SITE_URL: value, APP_URL: value });
    expect([siteUrl, appUrl]).toEqual([taken, taken]);
  });
});
