import type { Content } from '../schema/content.ts';
import { type ContentFiles, loadContent } from './load-content.ts';

/** Imported through Vite, so that the dev server reloads pages when a file changes. */
const files: ContentFiles = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('/src/content/**/*.yaml', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).map(([file, text]) => [file.slice(1), text]),
);

let content: Content | undefined;

/** The content of the site, for pages and layouts. */
export function getContent(): Content {
  content ??= loadContent(files, process.env);
  return content;
}
