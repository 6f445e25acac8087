import { z } from 'astro/zod';
import { whatIsThere } from '../load/content-errors.ts';
import { oneOf } from './text.ts';

const color = z
  .unknown()
  .refine((value): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value), {
    error: (issue) =>
      `expected six digits such as "#0d0f0e", in quotes; ${whatIsThere(issue.input ?? undefined)}`,
  })
  .meta({ format: 'color' });

const variant = z.strictObject({
  main: color.describe('The ground of the pass'),
  light: color.describe('For drawing on it'),
  dark: color.describe('For drawing on it'),
  glow: color.describe('The light in the drawing'),
  text: oneOf('text', ['white', 'ink']).describe('What can be read on it'),
});

const theme = z
  .strictObject({
    set: variant.describe('The room'),
    deep: color.describe('The shadow of the room'),
    accent: variant.describe('The pass, on every page: it stands out in the room'),
  })
  .describe('Shown on every page that wears it: look at all of them');

/** The colors of the site: those of every page, and a set for each room. */
export const paletteFile = z.strictObject({
  page: z
    .strictObject({
      paper: color.describe('The ground of every page'),
      'paper-2': color.describe('A ground a little darker than paper'),
      'paper-3': color.describe('A ground darker still'),
      rule: color.describe('Thin lines'),
      pale: color.describe('What is drawn but should not stand out'),
      ink: color.describe('Text, and dark grounds'),
      'ink-2': color.describe('Text a little lighter than ink'),
      gray: color.describe('Small print on paper'),
      'gray-on-ink': color.describe('Small print on a dark ground'),
      'soft-on-ink': color.describe('Text on a dark ground'),
      struck: color.describe('What is crossed out'),
    })
    .describe('The same on every page'),
  themes: z
    .record(z.string().regex(/^[a-z-]+$/, 'expected a name such as real-estate'), theme)
    .refine((themes) => Object.keys(themes).length > 0, 'expected at least one')
    .describe('A set for each room; a vertical says which one it wears'),
});

export type Palette = z.output<typeof paletteFile>;
export type ThemeVariant = 'set' | 'accent';

export function findTheme({ themes }: Palette, name: string) {
  const found = themes[name];
  if (!found) throw new Error(`src/content/themes.yaml has no ${name}`);
  return found;
}

/** The color of the browser's own bars: the dark of the room on top of the page, or paper. */
export const themeColor = (palette: Palette, theme?: string) =>
  theme ? findTheme(palette, theme).deep : palette.page.paper;

/**
 * The palette as custom properties. Every page carries them, so they are written as short as a
 * minifier would. Where nothing else is said, the first theme is worn. On a page that wears a theme
 * itself no pass is drawn in another: of those the plain colors are enough.
 */
export function paletteRules({ page, themes }: Palette, worn?: string): string {
  const rules = Object.entries(themes).map(([name, { set, deep, accent }], index) => {
    const own = { ...dressed('set', set), deep, ...dressed('accent', accent) };
    const isDrawn = worn === undefined || worn === name;
    const wanted = Object.entries(own).filter(([key]) => isDrawn || !shades.test(key));
    const rule = declarations(Object.fromEntries(wanted));
    return `${index === 0 ? ':root,' : ''}[data-theme=${name}]{${rule}}`;
  });
  return `:root{${declarations(page)}}${rules.join('')}`;
}

const shades = /-(?:light|dark|glow)$/;

const dressed = (
  name: ThemeVariant,
  { main, light, dark, glow, text }: z.output<typeof variant>,
) => ({
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
