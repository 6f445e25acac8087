import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { describe, expect, test } from 'vitest';
import { type ContentFiles, loadContent } from '../../src/model/load/load-content.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';
import { codePointsIn, fontFilesOf, subset } from '../../tools/build/font-files.ts';
import { contentCharacters, families } from '../../tools/build/fonts.ts';

const content = readContentFiles();
const homeFile = 'src/content/home.yaml';
const charactersIn = (files: ContentFiles) => contentCharacters(loadContent(files, {}));
const charactersOf = (file: string) => (create(readFileSync(file)) as Font).characterSet;

describe.for(families)('$name', ({ packageName, aboveFold }) => {
  async function subsetCharacters(characters: Set<number>) {
    const files = fontFilesOf(packageName)
      .map(({ file, codePoints }) => ({ file, used: codePoints.intersection(characters) }))
      .filter(({ used }) => used.size > 0)
      .map(({ file, used }) => subset(file, used, aboveFold.axis));
    return new Set((await Promise.all(files)).flatMap(charactersOf));
  }

  test('keeps every character of the content that the font has, and few others', async () => {
    const whole = new Set(charactersOf(fontFilesOf(packageName)[0]?.file ?? ''));
    const characters = charactersIn(content);
    const small = await subsetCharacters(characters);
    expect([...characters.intersection(whole).difference(small)]).toEqual([]);
    expect(small.size).toBeLessThan(whole.size / 2);
  });

  test('adds characters that are new in the content, from any file of the font', async () => {
    const added = codePointsIn('€ő');
    const home = parseYamlDocument(content[homeFile] ?? '');
    home.setIn(['hero', 'text'], `${home.getIn(['hero', 'text'])} €ő`);
    const before = await subsetCharacters(charactersIn(content));
    const after = await subsetCharacters(charactersIn({ ...content, [homeFile]: home.toString() }));
    expect([...added.intersection(before)]).toEqual([]);
    expect([...added.difference(after)]).toEqual([]);
  });
});
