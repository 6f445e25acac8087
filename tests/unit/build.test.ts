import { cpSync, renameSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../server/http/policy.ts';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';
import { send } from '../conformance/client.ts';
import { homeContent, pages, site, verticals } from '../content.ts';
import { Project } from '../project.ts';
import { startSiteServer } from '../site-server.ts';

/**
 * One build serves all tests. It has a text that contains HTML, a vertical that is added by content alone,
 * and no `getDemo.withPass`.
 */
const project = new Project();
const siteFile = 'src/content/site.yaml';
const homeFile = 'src/content/home.yaml';
const others = pages.map(({ id }) => id);
const [firstId = '', secondId = firstId] = others;
const fileOf = (id: string) => `src/content/verticals/${id}.yaml`;
const { business, theme, page: firstPage } = pages[0] as (typeof pages)[number];
/** The new vertical has fewer tabs than the page that it is made from. */
const tabCount = firstPage.advantages.tabs.length - 1;
const settings = {
  SITE_URL: 'https://walletable.test:8443/',
  APP_URL: 'https://app.walletable.test/of/ours/',
};
const description = 'Keys & offers </script><script>alert(1)</script><!-- in the wallet of guests.';

beforeAll(async () => {
  const { page, ...vertical } = JSON.parse(
    JSON.stringify(parseYamlDocument(project.read(fileOf(firstId))).toJS()).replace(
      new RegExp(`(?<="|cards/)${firstId}(?="|/)`, 'g'),
      'spas',
    ),
  );
  page.meta = { title: 'Passes for spas', description: 'The pass of a spa.' };
  page.advantages.tabs.length = tabCount;
  const spas = { ...vertical, order: 99, name: 'Thermal Spas', theme, business, page };
  project.write(fileOf('spas'), JSON.stringify(spas));
  project.edit(fileOf(firstId), (file) => file.setIn(['page', 'meta', 'description'], description));
  project.edit(siteFile, (file) => file.deleteIn(['getDemo', 'withPass']));
  const { code, output } = await project.build(settings);
  expect(output).toContain('Complete!');
  expect(code).toBe(0);
}, 180_000);
afterAll(() => project.remove());

test('escapes HTML of the content in the structured data', () => {
  const html = project.read(`dist/${firstId}.html`);
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

test.each(['index', firstId, '404'])(
  'without getDemo.withPass, no link to the demo on %s can get a design',
  (page) => {
    const html = project.read(`dist/${page}.html`);
    const islands = html.match(/<astro-island.*?<\/astro-island>/gs) ?? [];
    expect(html).toContain('data-demo');
    expect(islands.filter((island) => island.includes('data-demo'))).toEqual([]);
  },
);

describe('a new vertical', () => {
  const html = (page: string) => project.read(`dist/${page}.html`);
  const cardsOn = (page: string) => html(page).slice(html(page).indexOf('id="use-cases"'));

  test('has a page with its own title, address, theme, tabs and related use cases', () => {
    const address = 'https://walletable.test:8443/spas';
    expect(html('spas')).toContain('<title>Passes for spas<');
    expect(html('spas')).toContain(`<link rel="canonical" href="${address}">`);
    expect(html('spas')).toMatch(new RegExp(`<html[^>]* data-theme="${theme}"`));
    expect(html('spas').match(/role="tab"/g)).toHaveLength(tabCount);
    expect(cardsOn('spas')).toContain(`href="/${firstId}"`);
    expect(cardsOn('spas')).not.toContain('href="/spas"');
  });

  test.each(['index', others.at(-1) ?? ''])('has a card on %s that links to it', (page) => {
    const [card, ...more] = cardsOn(page)
      .split('<li ')
      .filter((item) => item.includes('Thermal Spas'));
    expect(card).toContain('href="/spas"');
    expect(card).toContain(site.useCase.learnMore);
    expect(more).toEqual([]);
  });

  test('is in the live wallet and in the sitemap', () => {
    if (homeContent.liveWallet) {
      const offered = verticals.filter(({ timeline }) => timeline).map(({ id }) => id);
      const data = JSON.parse(project.read('dist/live-wallet.json'));
      expect(data.verticals.map(({ id }: { id: string }) => id)).toEqual([
        ...offered,
        ...(offered.includes(firstId) ? ['spas'] : []),
      ]);
    }
    expect(project.read('dist/sitemap.xml').match(/(?<=<loc>)[^<]+/g)).toEqual(
      ['', ...others, 'spas'].map((path) => `https://walletable.test:8443/${path}`),
    );
  });
});

test('answers a request between the two renames from the new build, with its policy', async () => {
  await using server = await startSiteServer({ root: project.at('dist') });
  expect((await send(server.port, `/${firstId}`)).status).toBe(200);
  cpSync(project.at('dist'), project.at('next'), { recursive: true });
  project.write('next/fresh.html', '<script>fresh()</script>');
  renameSync(project.at('dist'), project.at('aside'));
  const pending = send(server.port, `/${firstId}`);
  setTimeout(() => renameSync(project.at('next'), project.at('dist')), 20);
  expect((await pending).status).toBe(200);
  const { headers, body } = await send(server.port, '/fresh');
  expect(headers['content-security-policy']).toBe(contentSecurityPolicy(body.toString()));
});

test('a build with content errors reports all of them and keeps the previous build', async () => {
  project.edit(siteFile, (file) => file.deleteIn(['name']));
  project.edit(fileOf(firstId), (file) => file.setIn(['useCase', 'benefits'], ['One']));
  project.edit(fileOf(secondId), (file) =>
    file.setIn(['page', 'hero', 'picture', 'pictureId'], 'lost/hero'),
  );
  project.write(homeFile, `${project.read(homeFile)}\nfacts: [ one, two\n`);
  project.write('src/content/brand/logo.svg', '<svg></svg>');
  const APP_URL = 'javascript:alert(1)';
  const builtBefore = project.read('dist/index.html');
  const { code, output } = await project.build({ APP_URL });
  for (const line of [
    `${siteFile} is not right:\n  name: expected a text; it is missing`,
    `${fileOf(firstId)} is not right:\n  useCase.benefits: expected at least five benefits`,
    `${homeFile} is not valid YAML:`,
    'src/content/brand/logo.svg is not right:',
    `${fileOf(secondId)} is not right:\n  page.hero.picture.pictureId: expected cards/${secondId} or a picture id`,
    `APP_URL: expected an absolute https address; got '${APP_URL}'`,
  ])
    expect(output).toContain(line);
  expect(code).toBe(1);
  // No stack trace, package path or markdown.
  expect(output).not.toMatch(/Stack trace|node_modules|^\s+at |\*\*/m);
  expect(project.read('dist/index.html')).toBe(builtBefore);
});
