import type { z } from 'astro/zod';
import { verticalIdOf } from '../src/model/load/vertical-id.ts';
import { homeSchema } from '../src/model/schema/home.ts';
import { notFoundSchema } from '../src/model/schema/not-found.ts';
import { siteSchema } from '../src/model/schema/site.ts';
import { themesSchema } from '../src/model/schema/themes.ts';
import { verticalSchema } from '../src/model/schema/vertical.ts';
import { singles } from './files.ts';

const schemas: Record<(typeof singles)[number]['name'], z.ZodType> = {
  home: homeSchema,
  site: siteSchema,
  themes: themesSchema,
  'not-found': notFoundSchema,
};

/** The schema of a file that may be edited: no other file may be. */
export function schemaOf(file: string): z.ZodType | undefined {
  const single = singles.find((one) => one.file === file);
  if (single) return schemas[single.name];
  return verticalIdOf(file) ? verticalSchema : undefined;
}
