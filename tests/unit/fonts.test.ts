import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { describe, expect, test } from 'vitest';
import { codesIn, cut, partsOf, rangeOf } from '../../build/font-files.ts';
import { charactersIn, families } from '../../build/fonts.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';

const texts = readContentFiles();
/** What the content does not have yet, in the Latin part of a font and in its extension. */
const added = '€ő';

describe.for(families)('$name', ({ source, first }) => {
  /** The characters of its small files, while the content is as given. */
  async function charactersFor(content: typeof texts) {
    const characters = charactersIn(content);
    const files = partsOf(source)
      .map(({ file, codes }) => ({ file, used: codes.intersection(characters) }))
      .filter(({ used }) => used.size > 0)
      .map(({ file, used }) => cut(file, used, first.axis));
    const made = await Promise.all(files);
    return made.flatMap((file) => (create(readFileSync(file)) as Font).characterSet);
  }

  test('has every character of the content that the whole font has', async () => {
    const [latin] = partsOf(source);
    const whole = new Set((create(readFileSync(latin?.file ?? '')) as Font).characterSet);
    const small = await charactersFor(texts);
    expect([...charactersIn(texts).intersection(whole).difference(new Set(small))]).toEqual([]);
    expect(small.length).toBeLessThan(whole.size / 2);
  });

  test('has one that is new in a YAML file, from whichever part', async () => {
    const home = parseYamlDocument(texts['src/content/home.yaml'] ?? '');
    home.setIn(['hero', 'text'], `${home.getIn(['hero', 'text'])} ${added}`);
    const before = await charactersFor(texts);
    const after = await charactersFor({ ...texts, 'src/content/home.yaml': home.toString() });
    for (const code of codesIn(added.trim())) {
      expect(before).not.toContain(code);
      expect(after).toContain(code);
    }
  });
});

test('ranges are written as briefly as they can be', () => {
  expect(rangeOf(codesIn('dabf–'))).toBe('U+61-62,U+64,U+66,U+2013');
});
