import type { z } from 'astro/zod';
import { verticalIn } from '../src/model/load/vertical-id.ts';
import { homeFile } from '../src/model/schema/home.ts';
import { notFoundFile } from '../src/model/schema/not-found.ts';
import { siteFile } from '../src/model/schema/site.ts';
import { paletteFile } from '../src/model/schema/themes.ts';
import { verticalFile } from '../src/model/schema/vertical.ts';
import { singles } from './files.ts';

const schemas: Record<(typeof singles)[number]['name'], z.ZodType> = {
  home: homeFile,
  site: siteFile,
  themes: paletteFile,
  'not-found': notFoundFile,
};

/** The schema of a file that may be edited: no other file may be. */
export function schemaOf(file: string): z.ZodType | undefined {
  const single = singles.find((one) => one.file === file);
  if (single) return schemas[single.name];
  return verticalIn(file) ? verticalFile : undefined;
}
