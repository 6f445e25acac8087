import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { brandReport } from './tools/build/brand-report.ts';
import { criticalCss } from './tools/build/critical-css.ts';
import { css } from './tools/build/css.ts';
import { fonts } from './tools/build/fonts.ts';
import { labelWidths } from './tools/build/label-widths.ts';
import { loadSite } from './tools/build/load-site.ts';
import { assetFileName } from './tools/build/output-names.ts';
import { smallPreload } from './tools/build/preload.ts';
import { unusedScripts } from './tools/build/unused-scripts.ts';

const { content, brand } = loadSite();
const { site } = content;

/**
 * Modules that load together are one file, because each file is another request: without groups, a visitor
 * who opens the live wallet loads 25 files and 4 kB more.
 */
const chunkGroups = [
  // What all islands share.
  {
    name: 'react',
    test: /\/(react|react-dom|scheduler|@?nanostores)\/|preload-helper|src\/(pass|ui\/(?!DemoButton|HeroScreen|Qr|Res))|format-message/,
  },
  // The islands that show the visitor's pass are hydrated at once.
  {
    name: 'visitor-pass',
    test: /src\/(live-wallet\/(controls|on-page|preview|timeline|LiveWallet|PassEditor)|sections\/.*Steps)/,
  },
];

/** Each file explains its directive. */
const clientDirectives: AstroIntegration = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['near', 'design'])
        addClientDirective({ name, entrypoint: `./src/client/${name}.ts` });
    },
  },
};

export default defineConfig({
  site: site.siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    clientDirectives,
    brandReport(content, brand),
    criticalCss(),
    unusedScripts(),
  ],
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
