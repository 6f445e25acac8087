import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { brandReport } from './tools/build/brand-report.ts';
import { chunkGroups } from './tools/build/chunk-groups.ts';
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

/** Modules that load together are one file, because each file is another request. */
const chunks = chunkGroups({
  // What all islands of a page share. Whatever can show the visitor's pass subscribes to the store.
  react: [
    ...['react', 'react-dom', 'scheduler', '@astrojs/react', 'nanostores', '@nanostores/react'].map(
      (name) => `/node_modules/${name}/`,
    ),
    ...['controls/', 'Button.tsx', 'ErrorBoundary.tsx', 'Field.tsx', 'Notification.tsx'].map(
      (file) => `/src/ui/${file}`,
    ),
    ...['BrandAvatar', 'BusinessLogo', 'Hint', 'PassBrand', 'PassFace', 'Phone'].map(
      (file) => `/src/ui/pass/${file}.tsx`,
    ),
    ...['colors', 'design', 'design-store', 'logo', 'name', 'session'].map(
      (file) => `/src/pass/${file}.ts`,
    ),
    '/src/ui/useVisitorPass.ts',
    'vite/preload-helper',
    '/src/model/derive/format-message.ts',
  ],
  // The islands that show the visitor's pass are hydrated at once.
  'visitor-pass': [
    '/node_modules/@tanstack/',
    ...['LiveWalletDialog', 'LiveWallet', 'LiveWalletLink', 'PassEditor'].map(
      (file) => `/src/live-wallet/${file}.tsx`,
    ),
    ...['controls', 'on-page', 'preview', 'timeline'].map(
      (folder) => `/src/live-wallet/${folder}/`,
    ),
    ...['StepsTicket', 'VisitorSteps'].map((file) => `/src/sections/${file}.tsx`),
  ],
});

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
    plugins: [smallPreload(), fonts(), labelWidths(), chunks.plugin],
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
          rolldownOptions: { output: { codeSplitting: { groups: chunks.groups } } },
        },
      },
    },
    css,
  },
});
