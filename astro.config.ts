import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { brandReport } from './build/brand-report.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { criticalCss } from './build/critical-css.ts';
import { cssLayers } from './build/css-layers.ts';
import { fonts } from './build/fonts.ts';
import { labelWidths } from './build/label-widths.ts';
import { loadSite } from './build/load-site.ts';
import { loadingLabels } from './build/loading-labels.ts';
import { assetFileName, readableClassName, shortClassNames } from './build/output-names.ts';
import { smallPreload } from './build/preload.ts';
import { wordmark } from './build/wordmark.ts';

const { content, brand } = loadSite();
const { site } = content;

const shortNames = shortClassNames(import.meta.dirname);
/** Modules that load together are one file, because each file is another request. */
const chunks = chunkGroups({
  react: [
    ...['react', 'react-dom', 'scheduler'].map((name) => `/node_modules/${name}/`),
    ...['controls/', 'Button.tsx', 'ErrorBoundary.tsx', 'Field.tsx', 'Notification.tsx'].map(
      (file) => `/src/ui/${file}`,
    ),
    '/src/ui/pass/PassFace.tsx',
    '/src/model/derive/format-message.ts',
  ],
  // A board shows the visitor's pass only where the live wallet loads too.
  'visitor-pass': [
    '/node_modules/@tanstack/',
    ...['colors', 'design', 'logo', 'name'].map((file) => `/src/pass/${file}.ts`),
    ...['BrandAvatar.tsx', 'PassBrand.tsx'].map((file) => `/src/ui/pass/${file}`),
  ],
});

const className = process.argv.includes('dev') ? readableClassName : shortNames;

export default defineConfig({
  site: site.siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), brandReport(site, brand), criticalCss(shortNames.fileOf)],
  vite: {
    plugins: [
      cssLayers(),
      smallPreload(),
      loadingLabels(),
      fonts(),
      wordmark(),
      labelWidths(),
      chunks.plugin,
    ],
    // Found only after the first press otherwise, and then the development server reloads the page.
    optimizeDeps: { include: ['@tanstack/react-query', 'react-dom/client'] },
    build: {
      // Images and fonts stay files; Astro inlines only scripts that import no others.
      assetsInlineLimit: (file) => file.endsWith('.js'),
      license: { fileName: 'licenses.json' },
      rolldownOptions: { output: { assetFileNames: assetFileName } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: chunks.groups } } },
        },
      },
    },
    css: { modules: { generateScopedName: className } },
  },
});
