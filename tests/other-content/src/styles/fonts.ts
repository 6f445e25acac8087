/** The fonts of the site in each other's place. */
export const fonts = {
  display: '@fontsource-variable/funnel-sans',
  text: '@fontsource-variable/familjen-grotesk',
};
