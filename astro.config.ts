import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { inlineScript } from './build/inline-script.ts';
import { pictureAwareAssetName, readableClassName, shortClassNames } from './build/names.ts';
import { smallPreload } from './build/preload.ts';
import { readStyles } from './build/read-style.ts';
import { stylesInScript } from './build/styles-in-script.ts';
import { waitingWords } from './build/waiting-words.ts';
import { readContentTexts } from './src/model/files';
import { loadContent } from './src/model/load';
import { examplesIn } from './src/model/site-schema';

const { site } = loadContent(readContentTexts(), process.env);

/** An operator may not know that the addresses are still those of an example. */
const warnOfExamples: AstroIntegration = {
  name: 'addresses',
  hooks: {
    'astro:build:start': ({ logger }) => {
      const examples = examplesIn(site);
      if (examples.length === 0) return;
      logger.warn(
        `Still an example, and leads nowhere: ${examples.join(', ')}. See README, Host it.`,
      );
    },
  },
};

const className = process.argv.includes('dev')
  ? readableClassName
  : shortClassNames(import.meta.dirname);

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
  site: site.siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), warnOfExamples],
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
    plugins: [
      readStyles(),
      inlineScript(),
      stylesInScript(className),
      smallPreload(),
      waitingWords(),
    ],
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
        generateScopedName: className,
      },
    },
  },
});
