import { expect, test } from 'vitest';
import { verticalPath } from '../../edit/content-files.ts';
import { serializeContent } from '../../edit/serialize-content.ts';
import { formatYaml } from '../../edit/update-yaml.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYaml } from '../../src/model/load/yaml.ts';

const texts = readContentFiles();
const file = verticalPath('hotels');
const text = texts[file] as string;
const serialize = (data: unknown) => serializeContent(texts, file, data, {});

/** A new picture as the form sends it. */
const added = { slot: '', phone: null };

test('names the second picture of a row after the first', () => {
  const data = parseYaml(text);
  data.page.rows[2].picture.unlocked = { ...added };
  const { unlocked } = parseYaml(serialize(data)).page.rows[2].picture;
  expect(unlocked).toEqual({ slot: 'hotels/row-3-unlocked' });
  data.page.rows[2].picture.unlocked = null;
  expect(serialize(data)).toBe(formatYaml(text));
});

test('names the picture of a tab after its key', () => {
  const data = parseYaml(text);
  const [tab] = data.page.advantages.tabs;
  const picture = { ...added, alt: 'A night.' };
  data.page.advantages.tabs.push({ ...tab, key: 'nightShift', picture });
  const { slot } = parseYaml(serialize(data)).page.advantages.tabs.at(-1).picture;
  expect(slot).toBe('hotels/tab-night-shift');
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
