import { ContentError } from '../../src/model/load/content-errors.ts';
import { verticalIdOf } from '../../src/model/load/vertical-id.ts';
import {
  brandPage,
  editorPages,
  isBrandField,
  pageFiles,
  siteFile,
  verticalPath,
  verticalsFolder,
} from './content-files.ts';
import { isFields } from './data.ts';
import { createFields } from './form-fields.ts';
import { jsonSchemaFor } from './json-schema.ts';

const themesFile = 'src/content/themes.yaml';

const drawings = [
  {
    name: 'logo',
    label: 'Logo',
    hint: 'An SVG file with shapes in one color, about as wide as high',
  },
  {
    name: 'wordmark',
    label: 'Wordmark',
    hint: 'An SVG file with the drawn name. Without it, the name is drawn in the font of the headlines',
  },
].map((field) => ({ ...field, widget: 'drawing', required: false }));

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
    if (!schema) throw new Error(`${file} has no schema in tools/editor/json-schema.ts.`);
    return createFields(
      schema,
      samples.map((sample) => data[sample]),
      choices,
    );
  };
  /** The team editor has no page Brand: it works on the files themselves. */
  const hasBrandPage = brandPage.file in data;
  const { [hasBrandPage ? brandPage.file : siteFile]: brand } = data;
  const pageForm = (file: string) => {
    if (!hasBrandPage || (file !== siteFile && file !== brandPage.file)) return form(file, [file]);
    const isBrand = file === brandPage.file;
    const fields = form(siteFile, [file]).filter(({ name }) => isBrandField(name) === isBrand);
    return isBrand ? [...fields, ...drawings] : fields;
  };
  return {
    load_config_file: false,
    backend,
    app_title: `Edit ${(isFields(brand) && brand.name) || 'the site'}`,
    media_folder: 'src/assets/pictures',
    collections: [
      {
        name: 'pages',
        label: 'Pages',
        icon: 'home',
        files: (hasBrandPage ? editorPages : pageFiles).map(({ name, label, file }) => ({
          name,
          label,
          file,
          format: formatFor(name),
          fields: pageForm(file),
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
