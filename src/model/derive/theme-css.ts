import type { Palette, ThemeColors } from '../schema/themes.ts';
import { findTheme } from './find-theme.ts';

/** The value of <meta name="theme-color">: the theme's darkest color, or the page background. */
export const metaThemeColor = (palette: Palette, theme?: string) =>
  theme ? findTheme(palette, theme).shade : palette.page.paper;

/**
 * The palette as custom properties, minified because every page contains them. The first theme is
 * the default. On a page with a theme of its own, passes are drawn in that theme only, so the other
 * themes leave out the drawing colors.
 */
export function themeCss({ page, themes }: Palette, pageTheme?: string): string {
  const rules = Object.entries(themes).map(([name, { base, shade, accent }], index) => {
    const hasDrawings = pageTheme === undefined || pageTheme === name;
    const properties = {
      ...colorProperties('base', base, hasDrawings),
      shade,
      ...colorProperties('accent', accent, hasDrawings),
    };
    return `${index === 0 ? ':root,' : ''}[data-theme=${name}]{${declarations(properties)}}`;
  });
  return `:root{${declarations(page)}}${rules.join('')}`;
}

const colorProperties = (name: string, colors: ThemeColors, hasDrawings: boolean) => ({
  [name]: colors.main,
  ...(hasDrawings && {
    [`${name}-light`]: colors.light,
    [`${name}-dark`]: colors.dark,
    [`${name}-highlight`]: colors.highlight,
  }),
  [`on-${name}`]: colors.text === 'ink' ? 'var(--ink)' : '#fff',
});

const declarations = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
