/**
 * The fonts: npm packages of Fontsource with variable weight. The build subsets and measures them; see
 * 'Replace a font' in docs/architecture.md.
 */
export const fonts = {
  /** Headlines, the wordmark and the link previews. */
  display: '@fontsource-variable/familjen-grotesk',
  text: '@fontsource-variable/funnel-sans',
};
