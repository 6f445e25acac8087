import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type ContentFiles, loadContent } from '../src/model/load/load-content.ts';
import { readContentFiles } from '../src/model/load/read-files.ts';
import {
  codePointsIn,
  type FallbackFont,
  fallbackFontFace,
  fontFace,
  fontFilesOf,
  subset,
  unicodeRange,
  type WeightAxis,
} from './font-files.ts';

interface Face {
  /** The CSS `font-weight` values that use this file. */
  weight: string;
  /** The weights in the file: a single one is much smaller than a range. */
  axis: WeightAxis;
  /** Shown until the font has loaded. */
  fallbacks: FallbackFont[];
}

interface Family {
  name: string;
  packageName: string;
  /** Preloaded. `font-display: optional`, so that nothing moves when it is late. */
  firstScreen: Face;
  /** A second name for headlines, with `font-display: swap`: they show the brand font in any case. */
  headlineName?: string;
  /** Loaded only where text below the first screen uses it. */
  below?: Face;
}

const arialBold = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  averageWidth: 983 / 2048,
};
const robotoBold = { names: ['Roboto Bold', 'Roboto-Bold', 'Roboto'], averageWidth: 926 / 2048 };
const arial = {
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
  averageWidth: 913 / 2048,
};

export const families: Family[] = [
  {
    name: 'Familjen Grotesk',
    packageName: '@fontsource-variable/familjen-grotesk',
    headlineName: 'Familjen Grotesk headline',
    firstScreen: { weight: '100 900', axis: 600, fallbacks: [arialBold, robotoBold] },
  },
  {
    name: 'Funnel Sans',
    packageName: '@fontsource-variable/funnel-sans',
    firstScreen: { weight: '400', axis: 400, fallbacks: [arial] },
    below: { weight: '500 900', axis: { min: 500, max: 700 }, fallbacks: [arialBold] },
  },
];

/** Characters that scripts write: times, amounts, non-breaking spaces and ellipses. */
const always = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00a0…';
const id = 'virtual:fonts';

/**
 * Subsets the fonts to the characters of the content. Other characters, which a visitor may type,
 * load the whole font file.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    resolveId: (source) => (source === id ? id : undefined),
    async load(loaded) {
      if (loaded !== id) return;
      const files = readContentFiles();
      for (const file of Object.keys(files)) this.addWatchFile(resolve(file));
      return fontsModule(contentCharacters(files));
    },
  };
}

/** The characters of all text in the content. */
export function contentCharacters(files: ContentFiles): Set<number> {
  const found = codePointsIn(always);
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const code of codePointsIn(value)) found.add(code);
    else if (value && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(loadContent(files, process.env));
  return found;
}

async function fontsModule(characters: Set<number>) {
  const files: string[] = [];
  const preloads: string[] = [];
  const rules: Record<'firstScreen' | 'below', string[]> = { firstScreen: [], below: [] };

  const urlOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return `\${url${files.indexOf(file)}}`;
  };
  function add(
    place: keyof typeof rules,
    family: string,
    file: string,
    codePoints: Set<number>,
    weight: string,
    display = place === 'firstScreen' ? 'optional' : 'swap',
  ) {
    rules[place].push(
      fontFace(family, {
        src: `url(${urlOf(file)})`,
        'font-display': display,
        'font-weight': weight,
        'unicode-range': unicodeRange(codePoints),
      }),
    );
  }

  for (const { name, packageName, firstScreen, headlineName, below } of families) {
    const fontFiles = fontFilesOf(packageName);
    const faces = below ? [firstScreen, below] : [firstScreen];
    for (const { file, codePoints } of fontFiles) {
      const used = codePoints.intersection(characters);
      const unused = codePoints.difference(used);
      for (const { weight } of faces) add('below', name, file, unused, weight);
      if (used.size === 0) continue;
      const small = await subset(file, used, firstScreen.axis);
      add('firstScreen', name, small, used, firstScreen.weight);
      if (headlineName) add('firstScreen', headlineName, small, used, firstScreen.weight, 'swap');
      preloads.push(urlOf(small));
      if (below) add('below', name, await subset(file, used, below.axis), used, below.weight);
    }
    for (const face of faces) {
      for (const [index, fallback] of face.fallbacks.entries()) {
        const family = `${name} fallback${index ? ` ${index + 1}` : ''}`;
        rules.firstScreen.push(await fallbackFontFace(family, fontFiles, face, fallback));
      }
    }
  }
  return [
    ...files.map((file, index) => `import url${index} from ${JSON.stringify(`${file}?url`)};`),
    `export const preloads = [${preloads.map((url) => `\`${url}\``)}];`,
    `export const firstScreen = \`${rules.firstScreen.join('')}\`;`,
    `export const below = \`${rules.below.join('')}\`;`,
  ].join('\n');
}
