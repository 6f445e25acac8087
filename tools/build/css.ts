import { Features } from 'lightningcss';
import type { CSSOptions } from 'vite';

export const css: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: {
    // Those of src/styles/breakpoints.css, which browsers do not support yet.
    drafts: { customMedia: true },
    include: Features.CustomMediaQueries,
    cssModules: {
      // The name first, because it is what a developer looks for.
      pattern: '[local]_[hash]',
      // Styles of the live wallet query the container of another file.
      container: false,
    },
  },
};
