/** The editor of a team: files come from and go to GitHub or GitLab, and nobody runs a server. */
import './quiet.ts';
import CMS, { type Entry } from '@sveltia/cms';
import { createElement } from 'react';
import type { ContentFiles } from '../../src/model/load/load-content.ts';
import { verticalIdOf } from '../../src/model/load/vertical-id.ts';
import { parseYaml } from '../../src/model/load/yaml.ts';
import { singles, verticalFileOf } from '../files.ts';
import { textWith } from '../write.ts';
import { mistakesIn, showInForm } from './mistakes.ts';
import './editor.css';

/** All files as they were read. A format is not told which one it reads, but can tell by its data. */
const texts: ContentFiles = {};
let saving = '';

for (const { name, file } of singles) register(name, () => file);
register('verticals', ({ useCase }) => verticalFileOf(useCase.picture.slot.replace('cards/', '')));

function register(name: string, fileOf: (data: { useCase: UseCase }) => string) {
  CMS.registerCustomFormat(`kept-${name}`, 'yaml', {
    fromFile: (text) => {
      const data = parseYaml(text);
      texts[fileOf(data)] = text;
      return data;
    },
    toFile: (data) => {
      const text = textWith(texts, saving, data, {});
      texts[saving] = text;
      return text;
    },
  });
  CMS.registerPreviewTemplate(name, ({ entry }) => notesOn(entry, fileOf));
}

interface UseCase {
  picture: { slot: string };
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    saving = entry.get('path');
  },
});

/** What does not fit is told beside its field, and here; a save of it is refused. */
function notesOn(entry: Entry, fileOf: (data: { useCase: UseCase }) => string) {
  const data = entry.get('data').toJS() as { useCase: UseCase };
  const said = notes(fileOf(data), data, entry.get('newRecord'));
  return createElement('pre', { style: { whiteSpace: 'pre-wrap', padding: 16 } }, said);
}

function notes(file: string, data: unknown, isNew: boolean) {
  try {
    const others = Object.fromEntries(Object.entries(texts).filter(([one]) => one !== file));
    textWith(isNew && verticalIdOf(file) ? others : texts, file, data, {});
    showInForm([]);
    return 'Everything fits. The page itself can be seen in the preview of your draft.';
  } catch (error) {
    const { message } = error as Error;
    showInForm(mistakesIn(message, file));
    return `This cannot be saved yet:\n\n${message}`;
  }
}

const config = await (await fetch('./config.json')).json();
CMS.registerFieldType('slot', ({ value }) => createElement('output', null, value));
CMS.init({ config });
