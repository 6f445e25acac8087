import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { home, notFound, vertical } from './content/schema';

const file = (name: string) => glob({ pattern: `${name}.yaml`, base: './src/content' });

export const collections = {
  home: defineCollection({ loader: file('home'), schema: home }),
  notFound: defineCollection({ loader: file('not-found'), schema: notFound }),
  verticals: defineCollection({
    loader: glob({ pattern: '*.yaml', base: './src/content/verticals' }),
    schema: vertical,
  }),
};
