import { defineCollection } from 'astro:content';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { ContentError, check, parseYaml } from './content/errors';
import { home, notFound, vertical } from './content/schema';

/**
 * Reads the files itself, for two reasons: a mistake is told in an editor's words, and nothing
 * is kept between builds (Astro's own loader takes a file with the same text from its cache,
 * even if the schema or the brand's name has changed).
 */
function yaml(pattern: string, schema: z.ZodObject): Loader {
  const read = () =>
    globSync(pattern).map((file) => ({
      id: basename(file, '.yaml'),
      data: check(file, parseYaml(file, readFileSync(file, 'utf8')), schema),
    }));
  return {
    name: 'yaml',
    load: async ({ store, watcher, logger }) => {
      const load = () => {
        const entries = read();
        if (entries.length === 0) throw new ContentError(`${pattern}: expected such a file`);
        store.clear();
        for (const entry of entries) store.set(entry);
      };
      load();
      watcher?.on('all', (_event, file) => {
        if (!file.endsWith('.yaml')) return;
        try {
          load();
        } catch (error) {
          logger.error((error as Error).message);
        }
      });
    },
  };
}

const collection = <Schema extends z.ZodObject>(pattern: string, schema: Schema) =>
  defineCollection({ loader: yaml(pattern, schema), schema });

export const collections = {
  home: collection('src/content/home.yaml', home),
  notFound: collection('src/content/not-found.yaml', notFound),
  verticals: collection('src/content/verticals/*.yaml', vertical),
};
