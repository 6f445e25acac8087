import { afterAll, beforeAll, expect, test } from 'vitest';
import { openYaml } from '../../src/model/yaml.ts';
import { Project } from '../../tools/project.ts';
import { site } from '../content.ts';

/** Member Clubs tomorrow: one data file, and no component is touched. */
const project = new Project();
const words = site.useCase;
const others = ['hotels', 'offices', 'real-estate'];

beforeAll(async () => {
  const hotels = project.read('src/content/verticals/hotels.yaml');
  const page = JSON.parse(
    JSON.stringify(openYaml(hotels).toJS().page)
      .replaceAll('hotels/', 'clubs/')
      .replaceAll('Hotel', 'Club')
      .replaceAll('hotel', 'club')
      .replaceAll('Room', 'Member'),
  );
  page.meta = {
    title: 'Cards for members of a club',
    description: 'The card of a club as a pass.',
  };
  // Three tabs where hotels has four: a page may have its own number of them.
  page.advantages.tabs.pop();
  project.edit('src/content/verticals/clubs.yaml', (file) => file.setIn(['page'], page));
  const { code, output } = await project.build();
  expect(output).toContain('Complete!');
  expect(code).toBe(0);
}, 120_000);
afterAll(() => project.remove());

const html = (page: string) => project.read(`dist/${page}.html`);

/** The card of Member Clubs in the page's use cases. */
function card(page: string) {
  const from = html(page).indexOf('id="use-cases"');
  const cards = html(page)
    .slice(from)
    .split('<li ')
    .filter((part) => part.includes('Member Clubs'));
  expect(cards).toHaveLength(1);
  return cards[0];
}

test('it has a page with its own words, address and colours', () => {
  expect(html('clubs')).toContain('<title>Cards for members of a club<');
  expect(html('clubs')).toContain('<link rel="canonical" href="https://walletable.example/clubs">');
  expect(html('clubs')).toMatch(/<html[^>]* data-tone="clubs"/);
  expect(html('clubs').match(/role="tab"/g)).toHaveLength(3);
});

test.each(['index', ...others])('its card on %s leads there', (page) => {
  expect(card(page)).toContain('href="/clubs"');
  expect(card(page)).toContain(words.learnMore);
  expect(html(page)).not.toContain(words.comingSoon);
});

test('its own related cards lead to all others', () => {
  const related = html('clubs').slice(html('clubs').indexOf('id="use-cases"'));
  for (const id of others) expect(related).toContain(`href="/${id}"`);
  expect(related).not.toContain('href="/clubs"');
});

test('the live wallet offers it, as every use that has a life', () => {
  const { uses } = JSON.parse(project.read('dist/live-wallet.json'));
  expect(uses.map(({ id }: { id: string }) => id)).toEqual([...others, 'clubs']);
});

test('the sitemap has it, as the fifth address', () => {
  const addresses = project.read('dist/sitemap.xml').match(/(?<=<loc>)[^<]+/g);
  expect(addresses).toEqual(
    ['', ...others, 'clubs'].map((path) => `https://walletable.example/${path}`),
  );
});
