import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';

/** The colours there are: one set for each vertical, named after it in the tokens. */
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
export const tones = [...tokens.matchAll(/\[data-tone='([a-z-]+)'\]/g)].map(([, id]) => `${id}`);

export const tone = z.enum(tones, {
  error: (issue) => `no colours are called '${issue.input}'; expected ${tones.join(', ')}`,
});

/** The colour of the browser's own bars: the dark of the room on top of the page, or paper. */
export const themeColour = (id?: string) => colourOf(id ? 'deep' : 'paper', id);

/** The value of a colour token, of the page itself or of one vertical. */
export function colourOf(token: string, id?: string): string | undefined {
  const place = id ? `\\[data-tone='${id}'\\] \\{[^}]*` : '';
  return tokens.match(new RegExp(`${place}--${token}: (#[0-9a-f]{6})`))?.[1];
}
