import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';

/** The colours there are: one set for each vertical, named after it in the tokens. */
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
export const tones = [...tokens.matchAll(/\[data-vertical='([a-z-]+)'\]/g)].map(
  ([, id]) => `${id}`,
);

export const tone = z.enum(tones, {
  error: (issue) => `no colours are called '${issue.input}'; expected ${tones.join(', ')}`,
});
