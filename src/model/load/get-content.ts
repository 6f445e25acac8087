import { type ContentTexts, loadContent } from './load-content.ts';
import type { Content } from './resolve-content.ts';

/** The bundler follows these files, so a change shows at once while the site is being worked on. */
const texts: ContentTexts = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('/src/content/**/*.yaml', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).map(([file, text]) => [file.slice(1), text]),
);

let content: Content | undefined;

/** The content as pages see it. */
export function getContent(): Content {
  content ??= loadContent(texts, process.env);
  return content;
}
