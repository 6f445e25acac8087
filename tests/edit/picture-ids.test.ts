import { expect, test } from 'vitest';
import { verticalPath } from '../../edit/content-files.ts';
import { serializeContent } from '../../edit/serialize-content.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYaml } from '../../src/model/load/yaml.ts';

const texts = readContentFiles();
const file = verticalPath('hotels');
const text = texts[file] as string;

test('names the picture of a tab after its key', () => {
  const data = parseYaml(text);
  const [tab] = data.page.advantages.tabs;
  // A new picture as the form sends it.
  const picture = { slot: '', phone: null, alt: 'A night.' };
  data.page.advantages.tabs.push({ ...tab, key: 'nightShift', picture });
  const saved = parseYaml(serializeContent(texts, file, data, {}));
  const expected = { slot: 'hotels/tab-night-shift', alt: 'A night.' };
  expect(saved.page.advantages.tabs.at(-1).picture).toEqual(expected);
});

test('adds and removes the second picture of a row', () => {
  const data = parseYaml(text);
  data.page.rows[1].picture.unlocked = { slot: '' };
  const saved = serializeContent(texts, file, data, {});
  const { unlocked } = parseYaml(saved).page.rows[1].picture;
  expect(unlocked).toEqual({ slot: 'hotels/row-2-unlocked' });
  data.page.rows[1].picture.unlocked = null;
  expect(serializeContent({ ...texts, [file]: saved }, file, data, {})).toBe(text);
});

test('names all pictures of an added page', () => {
  const { page } = parseYaml(text);
  const clubs = verticalPath('clubs');
  const meta = { title: 'Club passes', description: 'A club in the wallet.' };
  const withoutSlots = JSON.parse(JSON.stringify({ ...page, meta }), (key, value) =>
    key === 'slot' ? '' : value,
  );
  const data = { ...parseYaml(texts[clubs] as string), page: withoutSlots };
  const saved = parseYaml(serializeContent(texts, clubs, data, {}));
  const { hero, rows, story, advantages } = saved.page;
  const slots = [hero, ...rows, story, ...advantages.tabs].map(({ picture }) => picture.slot);
  expect(slots).toEqual(
    ['hero', 'row-1', 'row-2', 'row-3', 'story']
      .concat(advantages.tabs.map(({ key }: { key: string }) => `tab-${key}`))
      .map((name) => `clubs/${name}`),
  );
});
