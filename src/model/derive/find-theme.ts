import type { Palette } from '../schema/themes.ts';

export function findTheme({ themes }: Palette, name: string) {
  const theme = themes[name];
  if (!theme) throw new Error(`src/content/themes.yaml has no theme '${name}'.`);
  return theme;
}
