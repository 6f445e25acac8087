import { ContentError } from '../../src/model/load/content-errors.ts';
import {
  type ContentFiles,
  loadContent,
  type Settings,
} from '../../src/model/load/load-content.ts';
import { verticalIdOf } from '../../src/model/load/vertical-id.ts';
import { type Fields, isFields } from './data.ts';
import { jsonSchemaFor } from './json-schema.ts';
import { parseFiles } from './parse-files.ts';
import { assignPictureIds } from './picture-ids.ts';
import { removeEmpty } from './remove-empty.ts';
import { removeComments, updateYaml } from './update-yaml.ts';

/** The YAML text of a file with this data, or an error with everything that is invalid. */
export function serializeContent(
  texts: ContentFiles,
  file: string,
  data: unknown,
  settings: Settings,
): string {
  const schema = jsonSchemaFor(file);
  if (!schema) {
    // Sveltia adds a number to a name that is taken.
    const taken = file.replace(/-\d+(?=\.yaml$)/, '');
    throw new ContentError(
      taken in texts
        ? `${taken} already exists. Choose another name.`
        : `${file} cannot be edited. A name may have only letters and single dashes, for example real-estate.`,
    );
  }
  const id = verticalIdOf(file);
  const fields = removeEmpty(id ? assignPictureIds(id, data, schema) : data, schema);
  const before = texts[file];
  // A malformed file cannot be updated: this error names it.
  if (before !== undefined) parseFiles({ [file]: before });
  const text = before === undefined ? newVertical(fields, texts) : updateYaml(before, fields);
  loadContent({ ...texts, [file]: text }, settings);
  return text;
}

/** A new vertical gets the formatting of the one it is most similar to, and the last position. */
function newVertical(data: unknown, texts: ContentFiles): string {
  const verticals = Object.entries(parseFiles(texts))
    .filter(([file]) => verticalIdOf(file))
    .map(([file, fields]) => ({ file, fields: fields as Fields }));
  const values = new Set(valuesIn(data));
  const similarity = (fields: Fields) => valuesIn(fields).filter((one) => values.has(one)).length;
  const [original] = verticals.sort(
    (one, other) => similarity(other.fields) - similarity(one.fields),
  );
  if (!original || !isFields(data)) {
    throw new ContentError('src/content/verticals has no vertical to copy.');
  }
  const orders = verticals.map(({ fields }) => Number(fields.order));
  const order = orders.includes(Number(data.order)) ? Math.max(...orders) + 1 : data.order;
  const theme = data.theme ?? original.fields.theme ?? verticalIdOf(original.file);
  return updateYaml(removeComments(texts[original.file] ?? ''), { ...data, order, theme });
}

const valuesIn = (data: unknown): string[] =>
  typeof data === 'object' && data !== null
    ? Object.values(data).flatMap(valuesIn)
    : [String(data)];
