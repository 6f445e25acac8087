import { expect, test } from 'vitest';
import { verticalFileOf } from '../../edit/files.ts';
import { textWith } from '../../edit/write.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYaml } from '../../src/model/load/yaml.ts';

const texts = readContentFiles();
const file = verticalFileOf('hotels');
const text = texts[file] as string;
const written = (data: unknown) => textWith(texts, file, data, {});

/** As the form gives what was added and not filled in. */
const added = { slot: '', phone: null };

test('a picture that was added is named after the one before it', () => {
  const data = parseYaml(text);
  data.page.rows[2].picture.unlocked = { ...added };
  const { unlocked } = parseYaml(written(data)).page.rows[2].picture;
  expect(unlocked).toEqual({ slot: 'hotels/row-3-unlocked' });
  data.page.rows[2].picture.unlocked = null;
  expect(written(data)).toBe(text);
});

test('and that of a tab after its key', () => {
  const data = parseYaml(text);
  const [tab] = data.page.advantages.tabs;
  const picture = { ...added, alt: 'A night.' };
  data.page.advantages.tabs.push({ ...tab, key: 'nightShift', picture });
  const { slot } = parseYaml(written(data)).page.advantages.tabs.at(-1).picture;
  expect(slot).toBe('hotels/tab-night-shift');
});

test('a page that was added has all of its pictures', () => {
  const { page } = parseYaml(text);
  const clubs = verticalFileOf('clubs');
  const meta = { title: 'Club passes', description: 'A club in the wallet.' };
  const bare = JSON.parse(JSON.stringify({ ...page, meta }), (key, value) =>
    key === 'slot' ? '' : value,
  );
  const data = { ...parseYaml(texts[clubs] as string), page: bare };
  const { hero, rows, story, advantages } = parseYaml(textWith(texts, clubs, data, {})).page;
  const slots = [hero, ...rows, story, ...advantages.tabs].map(({ picture }) => picture.slot);
  expect(slots).toEqual(
    ['hero', 'row-1', 'row-2', 'row-3', 'story']
      .concat(advantages.tabs.map(({ key }: { key: string }) => `tab-${key}`))
      .map((frame) => `clubs/${frame}`),
  );
});
