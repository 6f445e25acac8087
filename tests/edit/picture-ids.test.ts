import { expect, test } from 'vitest';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYaml } from '../../src/model/load/yaml.ts';
import { verticalPath } from '../../tools/editor/content-files.ts';
import { serializeContent } from '../../tools/editor/serialize-content.ts';
import { pages, verticals } from '../content.ts';

const texts = readContentFiles();
const [{ id }] = pages as [(typeof pages)[number]];
const file = verticalPath(id);
const text = texts[file] as string;

test('names the picture of a tab after its key', () => {
  const data = parseYaml(text);
  const [tab] = data.page.advantages.tabs;
  // A new picture as the form sends it.
  const picture = { pictureId: '', phone: null, alt: 'A night.' };
  data.page.advantages.tabs.push({ ...tab, key: 'nightShift', picture });
  const saved = parseYaml(serializeContent(texts, file, data, {}));
  const expected = { pictureId: `${id}/tab-night-shift`, alt: 'A night.' };
  expect(saved.page.advantages.tabs.at(-1).picture).toEqual(expected);
});

test('adds and removes the second picture of a row', () => {
  const data = parseYaml(text);
  data.page.rows[1].picture.unlocked = { pictureId: '' };
  const saved = serializeContent(texts, file, data, {});
  const { unlocked } = parseYaml(saved).page.rows[1].picture;
  expect(unlocked).toEqual({ pictureId: `${id}/row-2-unlocked` });
  data.page.rows[1].picture.unlocked = null;
  expect(serializeContent({ ...texts, [file]: saved }, file, data, {})).toBe(text);
});

test('names all pictures of an added page', () => {
  const { page } = parseYaml(text);
  const other = verticals.find((vertical) => vertical.id !== id)?.id ?? '';
  const added = verticalPath(other);
  const meta = { title: 'Club passes', description: 'A club in the wallet.' };
  const withoutPictureIds = JSON.parse(JSON.stringify({ ...page, meta }), (key, value) =>
    key === 'pictureId' ? '' : value,
  );
  const data = { ...parseYaml(texts[added] as string), page: withoutPictureIds };
  const saved = parseYaml(serializeContent(texts, added, data, {}));
  const { hero, rows, story, advantages } = saved.page;
  const pictureIds = [hero, ...rows, story, ...advantages.tabs].map(
    ({ picture }) => picture.pictureId,
  );
  expect(pictureIds).toEqual(
    ['hero', 'row-1', 'row-2', 'row-3', 'story']
      .concat(advantages.tabs.map(({ key }: { key: string }) => `tab-${key}`))
      .map((name) => `${other}/${name}`),
  );
});
