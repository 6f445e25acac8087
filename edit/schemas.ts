import type { z } from 'astro/zod';
import { homeFile } from '../src/model/home-schema.ts';
import { notFoundFile } from '../src/model/not-found-schema.ts';
import { paletteFile } from '../src/model/palette.ts';
import { siteFile } from '../src/model/site-schema.ts';
import { verticalIn } from '../src/model/vertical-name.ts';
import { verticalFile } from '../src/model/vertical-schema.ts';
import { singles } from './files.ts';

const schemas: Record<(typeof singles)[number]['name'], z.ZodType> = {
  home: homeFile,
  site: siteFile,
  tones: paletteFile,
  'not-found': notFoundFile,
};

/** The schema of a file that may be edited: no other file may be. */
export function schemaOf(file: string): z.ZodType | undefined {
  const single = singles.find((one) => one.file === file);
  if (single) return schemas[single.name];
  return verticalIn(file) ? verticalFile : undefined;
}
