import { fonts as packages } from '../../src/styles/fonts.ts';
import { contentModule } from './content-module.ts';
import {
  codePointsIn,
  fallbackFontFace,
  fontFace,
  fontFilesOf,
  subset,
  unicodeRange,
  type WeightAxis,
} from './font-files.ts';
import { systemFonts } from './system-fonts.ts';

interface Face {
  /** The CSS `font-weight` values that use this file. */
  weight: string;
  /** The weights in the file: a single one is much smaller than a range. */
  axis: WeightAxis;
  /** Which face of the system fonts replaces it until it has loaded. */
  fallback: 'regular' | 'bold';
}

export interface Family {
  /** In CSS, so that no style names a certain font. */
  name: string;
  /** The custom property with this family and its fallbacks. */
  property: string;
  packageName: string;
  /** Preloaded. */
  aboveFold: Face;
  /** Loaded only where text below the fold uses it. */
  below?: Face;
}

export const displayFamily: Family = {
  name: 'Display',
  property: '--display',
  packageName: packages.display,
  aboveFold: { weight: '100 900', axis: 600, fallback: 'bold' },
};

export const textFamily: Family = {
  name: 'Text',
  property: '--text',
  packageName: packages.text,
  aboveFold: { weight: '400', axis: 400, fallback: 'regular' },
  below: { weight: '500 900', axis: { min: 500, max: 700 }, fallback: 'bold' },
};

export const families: Family[] = [displayFamily, textFamily];

/** Characters that scripts write: times, amounts, non-breaking spaces and ellipses. */
const always = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00a0…';

/**
 * Subsets the fonts to the characters of the content, which Astro's fonts cannot do with local files: it
 * knows only the subsets of a provider. Other characters, which a visitor may type, load the whole font
 * file; its rules are part of the styles on demand.
 */
export const fonts = () =>
  contentModule('virtual:fonts', (content) => fontsModule(contentCharacters(content)));

/** The characters of all text in the content. */
export function contentCharacters(content: unknown): Set<number> {
  const found = codePointsIn(always);
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const code of codePointsIn(value)) found.add(code);
    else if (value && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(content);
  return found;
}

async function fontsModule(characters: Set<number>) {
  const files: string[] = [];
  const preloads: string[] = [];
  const rules: string[] = [];
  const extendedRules: string[] = [];

  const urlOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return `\${url${files.indexOf(file)}}`;
  };
  const webFontFace = (family: string, file: string, codePoints: Set<number>, weight: string) =>
    fontFace(family, {
      src: `url(${urlOf(file)})`,
      'font-display': 'swap',
      'font-weight': weight,
      'unicode-range': unicodeRange(codePoints),
    });

  for (const { name, property, packageName, aboveFold, below } of families) {
    const fontFiles = fontFilesOf(packageName);
    const faces = below ? [aboveFold, below] : [aboveFold];
    for (const { file, codePoints } of fontFiles) {
      const used = codePoints.intersection(characters);
      const other = codePoints.difference(used);
      for (const face of faces) {
        // The weights of the subset, because browsers combine only faces of the same weights.
        extendedRules.push(webFontFace(name, file, other, face.weight));
        if (used.size === 0) continue;
        const small = await subset(file, used, face.axis);
        rules.push(webFontFace(name, small, used, face.weight));
        if (face === aboveFold) preloads.push(urlOf(small));
      }
    }
    const names = [name];
    for (const [systemFont, systemFaces] of Object.entries(systemFonts)) {
      const fallbackName = `${name} ${systemFont}`;
      names.push(fallbackName);
      for (const { weight, axis, fallback } of faces) {
        const systemFace = systemFaces[fallback];
        rules.push(await fallbackFontFace(fallbackName, fontFiles, { weight, axis, systemFace }));
      }
    }
    rules.push(`:root{${property}:${names.map((one) => `"${one}"`)},sans-serif}`);
  }
  return [
    ...files.map((file, index) => `import url${index} from ${JSON.stringify(`${file}?url`)};`),
    `export const preloads = [${preloads.map((url) => `\`${url}\``)}];`,
    `export const fontFaces = \`${rules.join('')}\`;`,
    `export const extendedFontFaces = \`${extendedRules.join('')}\`;`,
  ].join('\n');
}
