import { ContentError } from '../src/model/load/content-errors.ts';
import { verticalIdOf } from '../src/model/load/vertical-id.ts';
import { pageFiles, verticalPath, verticalsFolder } from './content-files.ts';
import { isFields } from './data.ts';
import { createFields } from './form-fields.ts';
import { jsonSchemaFor } from './json-schema.ts';

const themesFile = 'src/content/themes.yaml';

/** The configuration of Sveltia CMS: the editable files and the form of each. */
export function createConfig(
  data: Record<string, unknown>,
  backend: object,
  formatFor: (name: string) => string,
) {
  const { [themesFile]: palette } = data;
  if (!isFields(palette) || !isFields(palette.themes)) {
    throw new ContentError(`${themesFile} is missing or has no field 'themes'.`);
  }
  const choices = { themes: Object.keys(palette.themes) };
  const form = (file: string, samples: string[]) => {
    const schema = jsonSchemaFor(file);
    if (!schema) throw new Error(`${file} has no schema in edit/json-schema.ts.`);
    return createFields(
      schema,
      samples.map((sample) => data[sample]),
      choices,
    );
  };
  return {
    load_config_file: false,
    backend,
    app_title: 'Edit the site',
    media_folder: 'pictures',
    collections: [
      {
        name: 'pages',
        label: 'Pages',
        icon: 'home',
        files: pageFiles.map(({ name, label, file }) => ({
          name,
          label,
          file,
          format: formatFor(name),
          fields: form(file, [file]),
        })),
      },
      {
        name: 'verticals',
        label: 'Verticals',
        label_singular: 'Vertical',
        icon: 'apartment',
        folder: verticalsFolder,
        extension: 'yaml',
        format: formatFor('verticals'),
        create: true,
        delete: false,
        slug: '{{name}}',
        identifier_field: 'name',
        fields: form(verticalPath('any'), Object.keys(data).filter(verticalIdOf)),
      },
    ],
  };
}
