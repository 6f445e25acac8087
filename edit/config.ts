import { verticalIdOf } from '../src/model/load/vertical-id.ts';
import { singles, verticalFileOf, verticalsFolder } from './files.ts';
import { formOf } from './form.ts';
import { shapeOf } from './shape.ts';

type Contents = Record<string, unknown>;

/** What Sveltia CMS is told: which files there are, and the form of each. */
export function configFor(contents: Contents, backend: object, formatOf: (name: string) => string) {
  const { themes } = contents['src/content/themes.yaml'] as { themes: object };
  const choices = { themes: Object.keys(themes) };
  const verticals = Object.keys(contents).filter(verticalIdOf);
  const form = (file: string, samples: string[]) => {
    const shape = shapeOf(file);
    if (!shape) throw new Error(`${file} has no schema`);
    return formOf(
      shape,
      samples.map((sample) => contents[sample]),
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
        files: singles.map(({ name, label, file }) => ({
          name,
          label,
          file,
          format: formatOf(name),
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
        format: formatOf('verticals'),
        create: true,
        delete: false,
        slug: '{{name}}',
        identifier_field: 'name',
        fields: form(verticalFileOf('any'), verticals),
      },
    ],
  };
}
