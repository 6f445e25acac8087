import { z } from 'astro/zod';
import { describeValue } from './describe-value.ts';
import { group, oneOf } from './text.ts';

const color = z
  .unknown()
  .refine((value): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value), {
    error: (issue) =>
      `expected a color such as "#0d0f0e", in quotes; ${describeValue(issue.input ?? undefined)}`,
  })
  .meta({ format: 'color' });

const colors = z.strictObject({
  main: color.describe('The background of the section or pass'),
  light: color.describe('The light color of the drawing on a pass'),
  dark: color.describe('The dark color of the drawing on a pass'),
  highlight: color.describe('The brightest color of the drawing on a pass'),
  text: oneOf('text color', ['white', 'ink']).describe('The text color that is readable on it'),
});

const theme = group('The colors of one theme. Check every page that uses it', {
  base: colors.describe('The main color of the page'),
  shade: color.describe('A very dark version of the main color, for heroes and browser bars'),
  accent: colors.describe('The color of passes and buttons'),
});

export const themesSchema = z.strictObject({
  page: group('The colors that all pages share', {
    paper: color.describe('The page background'),
    'paper-2': color.describe('A slightly darker background'),
    'paper-3': color.describe('The darkest of the light backgrounds'),
    rule: color.describe('Thin lines'),
    pale: color.describe('Drawings in the background'),
    ink: color.describe('Text and dark backgrounds'),
    'ink-2': color.describe('Text that is slightly lighter'),
    gray: color.describe('Small text on a light background'),
    'gray-on-ink': color.describe('Small text on a dark background'),
    'soft-on-ink': color.describe('Text on a dark background'),
    struck: color.describe('Crossed-out text'),
  }),
  themes: z
    .record(z.string().regex(/^[a-z-]+$/, 'expected a name such as real-estate'), theme)
    .refine((themes) => Object.keys(themes).length > 0, 'expected at least one theme')
    .describe('The color themes. A vertical uses the theme of its own name, or the one it names'),
});

/** The content of themes.yaml. */
export type Palette = z.output<typeof themesSchema>;
export type ThemeColors = z.output<typeof colors>;
