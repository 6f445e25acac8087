import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { inlineScript } from './build/inline-script.ts';
import { pictureAwareAssetName, readableClassName, shortClassNames } from './build/names.ts';
import { smallPreload } from './build/preload.ts';
import { readStyles } from './build/read-style.ts';
import { stylesInScript } from './build/styles-in-script.ts';
import { readContentTexts } from './src/model/files';
import { loadContent } from './src/model/load';

/** Only the Latin part of each variable font: 19 and 17 kB, from the Fontsource packages. */
const font = (name: string, cssVariable: `--${string}`, source: string) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks: ['sans-serif'],
  // Preloaded, they are nearly always there in time; when not, nothing moves.
  display: 'optional' as const,
  options: {
    variants: [{ weight: '300 800', style: 'normal' as const, src: [source] as [string] }] as [
      { weight: string; style: 'normal'; src: [string] },
    ],
  },
});

export default defineConfig({
  site: loadContent(readContentTexts(), process.env).site.siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react()],
  fonts: [
    font(
      'Familjen Grotesk',
      '--font-display',
      '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    ),
    font(
      'Funnel Sans',
      '--font-text',
      '@fontsource-variable/funnel-sans/files/funnel-sans-latin-wght-normal.woff2',
    ),
  ],
  vite: {
    plugins: [readStyles(), inlineScript(), stylesInScript(), smallPreload()],
    // In development: bundled before anyone asks, or the first press would load the page anew.
    optimizeDeps: { include: ['@tanstack/react-query', 'react-dom/client'] },
    build: {
      // A page's own small script travels in it. Those that all pages share are a file: no first
      // paint waits for them, and they are fetched once. So are pictures and the sprite.
      assetsInlineLimit: (file) => file.endsWith('.js') && !file.includes('Document'),
      modulePreload: false,
      license: { fileName: 'licences.json' },
      rolldownOptions: { output: { assetFileNames: pictureAwareAssetName } },
    },
    css: {
      modules: {
        generateScopedName: process.argv.includes('dev')
          ? readableClassName
          : shortClassNames(import.meta.dirname),
      },
    },
  },
});
