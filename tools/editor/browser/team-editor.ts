/** The editor for a team: reads and writes files on GitHub or GitLab, without a server. */
import './block-status-requests.ts';
import CMS, { type Entry } from '@sveltia/cms';
import { createElement } from 'react';
import type { ContentError } from '../../../src/model/load/content-errors.ts';
import type { ContentFiles } from '../../../src/model/load/load-content.ts';
import { verticalIdOf } from '../../../src/model/load/vertical-id.ts';
import { parseYaml } from '../../../src/model/load/yaml.ts';
import { pageFiles, verticalPath } from '../content-files.ts';
import { serializeContent } from '../serialize-content.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { showInForm, toFieldErrors } from './field-errors.ts';
import './editor.css';

interface VerticalData {
  useCase: { picture: { pictureId: string } };
}

/** All files as they were read. Sveltia does not pass the path to a format, but the data has it. */
const texts: ContentFiles = {};
let savingPath = '';

for (const { name, file } of pageFiles) register(name, () => file);
register('verticals', ({ useCase }) =>
  verticalPath(useCase.picture.pictureId.replace('cards/', '')),
);

function register(name: string, pathOf: (data: VerticalData) => string) {
  CMS.registerCustomFormat(`yaml-${name}`, 'yaml', {
    fromFile: (text) => {
      const data = parseYaml(text);
      texts[pathOf(data)] = text;
      return data;
    },
    toFile: (data) => {
      const text = serializeContent(texts, savingPath, data, {});
      texts[savingPath] = text;
      return text;
    },
  });
  CMS.registerPreviewTemplate(name, ({ entry }) => {
    const data = entry.get('data').toJS() as unknown as VerticalData;
    return createStatus(validate(pathOf(data), data, entry));
  });
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    savingPath = entry.get('path');
  },
});

const createStatus = (message: string) =>
  createElement('pre', { style: { whiteSpace: 'pre-wrap', padding: 16 } }, message);

function validate(file: string, data: unknown, entry: Entry) {
  try {
    const others = Object.fromEntries(Object.entries(texts).filter(([one]) => one !== file));
    const isNew = !entry.get('slug') && verticalIdOf(file);
    serializeContent(isNew ? others : texts, file, data, {});
    showInForm([]);
    return 'No errors. The preview of your draft shows the page.';
  } catch (error) {
    const { message, issues = [] } = error as ContentError;
    showInForm(toFieldErrors(issues, file));
    return `This cannot be saved yet:\n\n${message}`;
  }
}

askBeforeLeaving();
const config = await (await fetch('./config.json')).json();
CMS.registerFieldType('pictureId', ({ value }) => createElement('output', null, value));
CMS.init({ config });
