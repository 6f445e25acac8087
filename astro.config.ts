import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientDirectives } from './tools/build/client-directives.ts';
import { criticalCss } from './tools/build/critical-css.ts';
import { css } from './tools/build/css.ts';
import { fonts } from './tools/build/fonts.ts';
import { labelWidths } from './tools/build/label-widths.ts';
import { loadSite } from './tools/build/load-site.ts';
import { assetFileName, chunkGroups } from './tools/build/output-names.ts';
import { smallPreload } from './tools/build/preload.ts';
import { unusedScripts } from './tools/build/unused-scripts.ts';

const { site } = loadSite().content;

export default defineConfig({
  site: site.siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), clientDirectives(), criticalCss(), unusedScripts()],
  vite: {
    // The development server and the editor serve every other file of the project to this computer.
    server: {
      cors: false,
      fs: { deny: ['**/.data/**', '.env', '.env.*', '*.{crt,pem,key,p12,pfx}', '**/.git/**'] },
    },
    plugins: [smallPreload(), fonts(), labelWidths()],
    // Found only after the first press otherwise, and then the development server reloads the page.
    optimizeDeps: {
      include: ['@nanostores/react', '@tanstack/react-query', 'nanostores', 'react-dom/client'],
    },
    build: {
      // Images and fonts stay files; Astro inlines only scripts that import no others.
      assetsInlineLimit: (file) => file.endsWith('.js'),
      license: { fileName: 'licenses.json' },
      rolldownOptions: { output: { assetFileNames: assetFileName } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        },
      },
    },
    css,
  },
});
