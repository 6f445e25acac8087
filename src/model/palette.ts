import { z } from 'astro/zod';
import { whatIsThere } from './mistakes.ts';
import { oneOf } from './words.ts';

const colour = z
  .unknown()
  .refine((value): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value), {
    error: (issue) =>
      `expected six digits such as "#0d0f0e", in quotes; ${whatIsThere(issue.input ?? undefined)}`,
  })
  .meta({ format: 'color' });

const dress = z.strictObject({
  main: colour.describe('The ground of the pass'),
  light: colour.describe('For drawing on it'),
  dark: colour.describe('For drawing on it'),
  glow: colour.describe('The light in the drawing'),
  text: oneOf('text', ['white', 'ink']).describe('What can be read on it'),
});

const tone = z
  .strictObject({
    set: dress.describe('The room'),
    deep: colour.describe('The shadow of the room'),
    accent: dress.describe('The pass, on every page: it stands out in the room'),
  })
  .describe('Shown on every page that wears it: look at all of them');

/** The colours of the site: those of every page, and a set for each room. */
export const paletteFile = z.strictObject({
  page: z
    .strictObject({
      paper: colour.describe('The ground of every page'),
      'paper-2': colour.describe('A ground a little darker than paper'),
      'paper-3': colour.describe('A ground darker still'),
      rule: colour.describe('Thin lines'),
      pale: colour.describe('What is drawn but should not stand out'),
      ink: colour.describe('Text, and dark grounds'),
      'ink-2': colour.describe('Text a little lighter than ink'),
      grey: colour.describe('Small print on paper'),
      'grey-on-ink': colour.describe('Small print on a dark ground'),
      'soft-on-ink': colour.describe('Text on a dark ground'),
      struck: colour.describe('What is crossed out'),
    })
    .describe('The same on every page'),
  tones: z
    .record(z.string().regex(/^[a-z-]+$/, 'expected a name such as real-estate'), tone)
    .refine((tones) => Object.keys(tones).length > 0, 'expected at least one')
    .describe('A set for each room; a vertical says which one it wears'),
});

export type Palette = z.output<typeof paletteFile>;
export type Dress = 'set' | 'accent';

export function toneOf({ tones }: Palette, name: string) {
  const found = tones[name];
  if (!found) throw new Error(`src/content/tones.yaml has no ${name}`);
  return found;
}

/** The colour of the browser's own bars: the dark of the room on top of the page, or paper. */
export const themeColour = (palette: Palette, tone?: string) =>
  tone ? toneOf(palette, tone).deep : palette.page.paper;

/**
 * The palette as custom properties. Every page carries them, so they are written as short as a
 * minifier would. Where nothing else is said, the first tone is worn. On a page that wears a tone
 * itself no pass is drawn in another: of those the plain colours are enough.
 */
export function paletteRules({ page, tones }: Palette, worn?: string): string {
  const rules = Object.entries(tones).map(([name, { set, deep, accent }], index) => {
    const own = { ...dressed('set', set), deep, ...dressed('accent', accent) };
    const isDrawn = worn === undefined || worn === name;
    const wanted = Object.entries(own).filter(([key]) => isDrawn || !shades.test(key));
    const rule = declarations(Object.fromEntries(wanted));
    return `${index === 0 ? ':root,' : ''}[data-tone=${name}]{${rule}}`;
  });
  return `:root{${declarations(page)}}${rules.join('')}`;
}

const shades = /-(?:light|dark|glow)$/;

const dressed = (name: Dress, { main, light, dark, glow, text }: z.output<typeof dress>) => ({
  [name]: main,
  [`${name}-light`]: light,
  [`${name}-dark`]: dark,
  [`${name}-glow`]: glow,
  [`on-${name}`]: text === 'ink' ? 'var(--ink)' : '#fff',
});

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
