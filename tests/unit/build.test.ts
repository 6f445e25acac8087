import { cpSync, renameSync } from 'node:fs';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cssLayers } from '../../build/css-layers.ts';
import { contentSecurityPolicy } from '../../hosting/policy.ts';
import { Project } from '../../quality/tools/project.ts';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';
import { send } from '../conformance/client.ts';
import { site, verticals } from '../content.ts';
import { startSiteServer } from '../site-server.ts';

/**
 * One build serves all tests. It has a text that contains HTML, and a page for Member Clubs that is
 * added by content alone.
 */
const project = new Project();
const siteFile = 'src/content/site.yaml';
const homeFile = 'src/content/home.yaml';
const hotels = 'src/content/verticals/hotels.yaml';
const offices = 'src/content/verticals/offices.yaml';
const settings = {
  SITE_URL: 'https://walletable.test:8443/',
  APP_URL: 'https://app.walletable.test/of/ours/',
};
const description = 'Keys & offers </script><script>alert(1)</script><!-- in the wallet of guests.';

beforeAll(async () => {
  const page = JSON.parse(
    JSON.stringify(parseYamlDocument(project.read(hotels)).toJS().page)
      .replaceAll('hotels/', 'clubs/')
      .replaceAll('Hotel', 'Club')
      .replaceAll(/\bRoom/g, 'Member'),
  );
  page.meta = { title: 'Cards for members of a club', description: 'The card of a club.' };
  // Three tabs, where hotels has four.
  page.advantages.tabs.pop();
  project.edit('src/content/verticals/clubs.yaml', (file) => file.setIn(['page'], page));
  project.edit(hotels, (file) => file.setIn(['page', 'meta', 'description'], description));
  const { code, output } = await project.build(settings);
  expect(output).toContain('Complete!');
  expect(code).toBe(0);
}, 180_000);
afterAll(() => project.remove());

test('escapes HTML of the content in the structured data', () => {
  const html = project.read('dist/hotels.html');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(data).not.toMatch(/<[/!]/);
  const { '@graph': graph } = JSON.parse(data) as { '@graph': { description?: string }[] };
  expect(graph.map((node) => node.description)).toContain(description);
  expect(html.replaceAll(/ content="[^"]*"/g, '')).not.toContain('<script>alert');
});

test('uses SITE_URL and APP_URL, with port and without trailing slash, in every address', () => {
  const home = project.read('dist/index.html');
  expect(home).toContain('<link rel="canonical" href="https://walletable.test:8443/">');
  expect(home).toContain('href="https://app.walletable.test/of/ours/sign-in"');
  expect(project.read('dist/robots.txt')).toContain('https://walletable.test:8443/sitemap.xml');
});

describe('a new vertical', () => {
  const others = ['hotels', 'offices', 'real-estate'];
  const html = (page: string) => project.read(`dist/${page}.html`);
  const cardsOn = (page: string) => html(page).slice(html(page).indexOf('id="use-cases"'));

  test('has a page with its own title, address, theme, tabs and related use cases', () => {
    const address = 'https://walletable.test:8443/clubs';
    expect(html('clubs')).toContain('<title>Cards for members of a club<');
    expect(html('clubs')).toContain(`<link rel="canonical" href="${address}">`);
    expect(html('clubs')).toMatch(/<html[^>]* data-theme="clubs"/);
    expect(html('clubs').match(/role="tab"/g)).toHaveLength(3);
    for (const id of others) expect(cardsOn('clubs')).toContain(`href="/${id}"`);
    expect(cardsOn('clubs')).not.toContain('href="/clubs"');
  });

  test.each(['index', ...others])('has a card on %s that links to it', (page) => {
    const [card, ...more] = cardsOn(page)
      .split('<li ')
      .filter((item) => item.includes(verticals.find(({ id }) => id === 'clubs')?.name ?? ''));
    expect(card).toContain('href="/clubs"');
    expect(card).toContain(site.useCase.learnMore);
    expect(more).toEqual([]);
    expect(html(page)).not.toContain(site.useCase.comingSoon);
  });

  test('is in the live wallet and in the sitemap', () => {
    const { uses } = JSON.parse(project.read('dist/live-wallet.json'));
    expect(uses.map(({ id }: { id: string }) => id)).toEqual([...others, 'clubs']);
    expect(project.read('dist/sitemap.xml').match(/(?<=<loc>)[^<]+/g)).toEqual(
      ['', ...others, 'clubs'].map((path) => `https://walletable.test:8443/${path}`),
    );
  });
});

test('answers a request between the two renames from the new build, with its policy', async () => {
  await using server = await startSiteServer({ root: project.at('dist') });
  expect((await send(server.port, '/hotels')).status).toBe(200);
  cpSync(project.at('dist'), project.at('next'), { recursive: true });
  project.write('next/fresh.html', '<script>fresh()</script>');
  renameSync(project.at('dist'), project.at('aside'));
  const pending = send(server.port, '/hotels');
  setTimeout(() => renameSync(project.at('next'), project.at('dist')), 20);
  expect((await pending).status).toBe(200);
  const { headers, body } = await send(server.port, '/fresh');
  expect(headers['content-security-policy']).toBe(contentSecurityPolicy(body.toString()));
});

test('a build with content errors reports all of them and keeps the previous build', async () => {
  project.edit(siteFile, (file) => file.deleteIn(['name']));
  project.edit(hotels, (file) => file.deleteIn(['useCase', 'benefits', 4]));
  project.edit(offices, (file) => file.setIn(['page', 'hero', 'picture', 'slot'], 'office/hero'));
  project.write(homeFile, `${project.read(homeFile)}\nfacts: [ one, two\n`);
  project.write('src/content/brand/logo.svg', '<svg></svg>');
  const APP_URL = 'javascript:alert(1)';
  const builtBefore = project.read('dist/index.html');
  const { code, output } = await project.build({ APP_URL });
  for (const line of [
    `${siteFile} is not right:\n  name: expected a text; it is missing`,
    `${hotels} is not right:\n  useCase.benefits: expected at least five benefits`,
    `${homeFile} is not valid YAML:`,
    'src/content/brand/logo.svg is not right:',
    `${offices} is not right:\n  page.hero.picture.slot: expected cards/offices or a slot`,
    `APP_URL: expected an absolute https address; got '${APP_URL}'`,
  ])
    expect(output).toContain(line);
  expect(code).toBe(1);
  // No stack trace, package path or markdown.
  expect(output).not.toMatch(/Stack trace|node_modules|^\s+at |\*\*/m);
  expect(project.read('dist/index.html')).toBe(builtBefore);
});

test('a plugin that matches nothing fails the build', async () => {
  const result = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [cssLayers()],
    build: { write: false, lib: { entry: 'quality/tools/free-port.ts', formats: ['es'] } },
  });
  await expect(result).rejects.toThrow('contains no match for a style sheet in src');
});
