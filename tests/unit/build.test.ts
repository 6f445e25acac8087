import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { smallPreload } from '../../build/preload.ts';
import { contentSecurityPolicy } from '../../hosting/policy.ts';
import { closeGracefully, createSiteServer } from '../../hosting/site-server.ts';
import { Project } from '../../quality/tools/project.ts';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';
import { site } from '../content.ts';

/**
 * Whole builds take long, so one serves many tests, and a second one, of a copy in another folder,
 * is compared with it. Both have a text that would like to break out of where it stands, and Member
 * Clubs as it may be tomorrow: with a page, for which one data file is changed and no component.
 */
const [one, other] = [new Project(), new Project()];
const siteFile = 'src/content/site.yaml';
const homeFile = 'src/content/home.yaml';
const hotels = 'src/content/verticals/hotels.yaml';
const settings = {
  SITE_URL: 'https://walletable.test:8443/',
  APP_URL: 'https://app.walletable.test/of/ours/',
};
const description = 'Keys & offers </script><script>alert(1)</script><!-- in the wallet of guests.';

function changeContent(project: Project) {
  const page = JSON.parse(
    JSON.stringify(parseYamlDocument(project.read(hotels)).toJS().page)
      .replaceAll('hotels/', 'clubs/')
      .replaceAll('Hotel', 'Club')
      .replaceAll('hotel', 'club')
      .replaceAll('Room', 'Member'),
  );
  page.dashboard.board.kind = 'hotel';
  page.meta = {
    title: 'Cards for members of a club',
    description: 'The card of a club as a pass.',
  };
  // Three tabs where hotels has four: a page may have its own number of them.
  page.advantages.tabs.pop();
  project.edit('src/content/verticals/clubs.yaml', (file) => file.setIn(['page'], page));
  project.edit(hotels, (file) => file.setIn(['page', 'meta', 'description'], description));
}

beforeAll(async () => {
  for (const project of [one, other]) changeContent(project);
  const built = await Promise.all([one.build(settings), other.build(settings)]);
  for (const { code, output } of built) {
    expect(output).toContain('Complete!');
    expect(code).toBe(0);
  }
}, 180_000);
afterAll(() => {
  one.remove();
  other.remove();
});

test('two builds of one tree are the same, byte for byte', () => {
  const [first, second] = [filesOf(one), filesOf(other)];
  expect([...first.keys()]).toEqual([...second.keys()]);
  expect([...first.keys()].filter((name) => name.endsWith('.br')).length).toBeGreaterThan(5);
  const differing = [...first].filter(([name, body]) => !second.get(name)?.equals(body));
  expect(differing.map(([name]) => name)).toEqual([]);
});

test('no text of the content can leave the structured data', () => {
  const html = one.read('dist/hotels.html');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(data).not.toMatch(/<[/!]/);
  const { '@graph': graph } = JSON.parse(data) as { '@graph': { description?: string }[] };
  expect(graph.map((node) => node.description)).toContain(description);
  expect(html.replaceAll(/ content="[^"]*"/g, '')).not.toContain('<script>alert');
});

test('settings, with a port and a trailing slash, are in every address', () => {
  const home = one.read('dist/index.html');
  expect(home).toContain('<link rel="canonical" href="https://walletable.test:8443/">');
  expect(home).toContain('href="https://app.walletable.test/of/ours/sign-in"');
  expect(one.read('dist/robots.txt')).toContain('https://walletable.test:8443/sitemap.xml');
});

describe('a new vertical', () => {
  const others = ['hotels', 'offices', 'real-estate'];
  const html = (page: string) => one.read(`dist/${page}.html`);

  test('has a page with its own words, address and colors', () => {
    const address = 'https://walletable.test:8443/clubs';
    expect(html('clubs')).toContain('<title>Cards for members of a club<');
    expect(html('clubs')).toContain(`<link rel="canonical" href="${address}">`);
    expect(html('clubs')).toMatch(/<html[^>]* data-theme="clubs"/);
    expect(html('clubs').match(/role="tab"/g)).toHaveLength(3);
  });

  test.each(['index', ...others])('has a card on %s that leads there', (page) => {
    const cards = html(page).slice(html(page).indexOf('id="use-cases"')).split('<li ');
    const own = cards.filter((card) => card.includes('Member Clubs'));
    expect(own).toEqual([expect.stringContaining('href="/clubs"')]);
    expect(own[0]).toContain(site.useCase.learnMore);
    expect(html(page)).not.toContain(site.useCase.comingSoon);
  });

  test('has related cards that lead to all others', () => {
    const related = html('clubs').slice(html('clubs').indexOf('id="use-cases"'));
    for (const id of others) expect(related).toContain(`href="/${id}"`);
    expect(related).not.toContain('href="/clubs"');
  });

  test('is offered by the live wallet, as every use that has a timeline', () => {
    const { uses } = JSON.parse(one.read('dist/live-wallet.json'));
    expect(uses.map(({ id }: { id: string }) => id)).toEqual([...others, 'clubs']);
  });

  test('is in the sitemap, as the fifth address', () => {
    const addresses = one.read('dist/sitemap.xml').match(/(?<=<loc>)[^<]+/g);
    expect(addresses).toEqual(
      ['', ...others, 'clubs'].map((path) => `https://walletable.test:8443/${path}`),
    );
  });
});

test('a server that reads dist while a build replaces it never says 404 or 500', async () => {
  await using server = await serving(one);
  const swaps = 15;
  for (let number = 0; number < swaps; number += 1)
    cpSync(one.at('dist'), one.at(`next-${number}`), { recursive: true });
  const script = `import { replaceFolder } from './scripts/build.mjs';
    for (let n = 0; n < ${swaps}; n += 1) {
      replaceFolder('dist', 'next-' + n);
      await new Promise((done) => setTimeout(done, 5));
    }`;
  const builder = spawn(process.execPath, ['--input-type=module', '-e', script, 'build'], {
    cwd: one.root,
    stdio: 'inherit',
  });
  const statuses = new Set<number>();
  while (builder.exitCode === null) statuses.add(await server.ask('/hotels'));
  expect(builder.exitCode).toBe(0);
  expect([...statuses]).toEqual([200]);
}, 180_000);

test('who asks between the two renames of a build is answered after the second, with its policy', async () => {
  await using server = await serving(one);
  expect(await server.ask('/hotels')).toBe(200);
  cpSync(one.at('dist'), one.at('next'), { recursive: true });
  one.write('next/fresh.html', '<script>fresh()</script>');
  renameSync(one.at('dist'), one.at('aside'));
  const asked = server.ask('/hotels');
  setTimeout(() => renameSync(one.at('next'), one.at('dist')), 20);
  expect(await asked).toBe(200);
  const { headers, text } = await server.read('/fresh');
  expect(headers.get('content-security-policy')).toBe(contentSecurityPolicy(text));
});

describe('a build stops at a mistake, and the site built before it stays', {
  timeout: 180_000,
}, () => {
  afterEach(() => one.restore());

  test('in several files and a setting at once', async () => {
    one.edit(siteFile, (file) => file.deleteIn(['name']));
    one.edit(hotels, (file) => file.deleteIn(['useCase', 'benefits', 4]));
    one.write(homeFile, `${one.read(homeFile)}\nfacts: [ one, two\n`);
    const APP_URL = 'javascript:alert(1)';
    const builtBefore = one.read('dist/index.html');
    const { code, output } = await one.build({ APP_URL });
    for (const line of [
      `${siteFile} is not right:\n  name: expected a text; it is missing`,
      `${hotels} is not right:\n  useCase.benefits: expected at least five benefits`,
      `${homeFile} is not valid YAML:`,
      `APP_URL: expected an absolute https address; got '${APP_URL}'`,
    ])
      expect(output).toContain(line);
    expect(code).toBe(1);
    // Only what an editor can use: no stack, no file of a package, no markdown.
    expect(output).not.toMatch(/Stack trace|node_modules|^\s+at |\*\*/m);
    expect(one.read('dist/index.html')).toBe(builtBefore);
  });

  test('a new brand name reaches every page: nothing is taken from a build before', async () => {
    one.edit(siteFile, (file) => file.setIn(['name'], 'Purseable'));
    // With the settings as before: other ones would empty the cache this is about.
    const { code } = await one.build(settings);
    expect(code).toBe(0);
    for (const page of ['index', 'hotels', 'offices', 'real-estate', '404']) {
      const html = one.read(`dist/${page}.html`);
      expect(html).toMatch(/<title>[^<]*Purseable/);
      expect(html).not.toMatch(/>[^<]*Walletable/);
    }
  });
});

test.each([['small-preload', smallPreload, 'the module vite/preload-helper']])(
  'a build in which %s finds nothing to do fails, and says what it looked for',
  async (_name, plugin, lookedFor) => {
    const nothing = build({
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin()],
      build: { write: false, lib: { entry: 'quality/tools/free-port.ts', formats: ['es'] } },
    });
    await expect(nothing).rejects.toThrow(`looked for ${lookedFor} and found none`);
  },
);

async function serving(project: Project) {
  const server = createSiteServer({ root: project.at('dist') }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async read(path: string) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      const { status, headers } = response;
      return { status, headers, text: await response.text() };
    },
    async ask(path: string) {
      return (await this.read(path)).status;
    },
    [Symbol.asyncDispose]: () => closeGracefully(server, 0),
  };
}

function filesOf(project: Project) {
  const root = resolve(project.at('dist'));
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(root, name))]));
}
