import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type ContentFiles, loadContent } from '../src/model/load/load-content.ts';
import { readContentFiles } from '../src/model/load/read-files.ts';
import {
  type Axis,
  codesIn,
  cut,
  fontFace,
  partsOf,
  rangeOf,
  type StandIn,
  standInFor,
} from './font-files.ts';

interface Face {
  /** The weights that a style may ask it for. */
  weight: string;
  /** What its file has of them: one weight is much smaller than a few. */
  axis: Axis;
  /** Shown while, and if, the font is not there: the first that the machine has. */
  standIns: StandIn[];
}

interface Family {
  name: string;
  source: string;
  /** Preloaded for the first screen. It is there in time, or at the next page: nothing moves. */
  first: Face;
  /** Its name in headlines, which are the brand and stand alone: there it comes in at any time. */
  headline?: string;
  /** For what is below the first screen. */
  later?: Face;
}

const arialBold = {
  fonts: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  width: 983 / 2048,
};

export const families: Family[] = [
  {
    name: 'Familjen Grotesk',
    source: '@fontsource-variable/familjen-grotesk',
    headline: 'Familjen Grotesk headline',
    first: {
      weight: '100 900',
      axis: 600,
      standIns: [arialBold, { fonts: ['Roboto Bold', 'Roboto-Bold', 'Roboto'], width: 926 / 2048 }],
    },
  },
  {
    name: 'Funnel Sans',
    source: '@fontsource-variable/funnel-sans',
    first: {
      weight: '400',
      axis: 400,
      standIns: [{ fonts: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], width: 913 / 2048 }],
    },
    later: { weight: '500 900', axis: { min: 500, max: 700 }, standIns: [arialBold] },
  },
];

/** Times and amounts are written with these, lines are kept whole and cut short with the last two. */
const always = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00a0…';
const id = 'virtual:fonts';
const standInOf = (name: string, number = 0) => `${name} stand-in${number ? ` ${number + 1}` : ''}`;

/**
 * The fonts, cut to the characters of the content: a small file each for the first screen, and
 * another weight for what is below. What else a font has, and a visitor may type, comes whole, and
 * only when it is there.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    resolveId: (source) => (source === id ? id : undefined),
    async load(loaded) {
      if (loaded !== id) return;
      const texts = readContentFiles();
      for (const file of Object.keys(texts)) this.addWatchFile(resolve(file));
      return moduleFor(charactersIn(texts));
    },
  };
}

/** Those of all words in the content. */
export function charactersIn(texts: ContentFiles): Set<number> {
  const found = codesIn(always);
  const look = (value: unknown): void => {
    if (typeof value === 'string') for (const code of codesIn(value)) found.add(code);
    else if (value && typeof value === 'object') Object.values(value).forEach(look);
  };
  look(loadContent(texts, process.env));
  return found;
}

async function moduleFor(characters: Set<number>) {
  const files: string[] = [];
  const preloads: string[] = [];
  const rules: Record<'first' | 'later', string[]> = { first: [], later: [] };

  const urlOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return `\${url${files.indexOf(file)}}`;
  };
  function add(
    when: keyof typeof rules,
    name: string,
    file: string,
    codes: Set<number>,
    weight: string,
    display = when === 'first' ? 'optional' : 'swap',
  ) {
    rules[when].push(
      fontFace(name, {
        src: `url(${urlOf(file)})`,
        'font-display': display,
        'font-weight': weight,
        'unicode-range': rangeOf(codes),
      }),
    );
  }

  for (const { name, source, first, headline, later } of families) {
    const parts = partsOf(source);
    for (const { file, codes } of parts) {
      const used = codes.intersection(characters);
      const others = codes.difference(used);
      add('later', name, file, others, first.weight);
      if (later) add('later', name, file, others, later.weight);
      if (used.size === 0) continue;
      const small = await cut(file, used, first.axis);
      add('first', name, small, used, first.weight);
      if (headline) add('first', headline, small, used, first.weight, 'swap');
      preloads.push(urlOf(small));
      if (later) add('later', name, await cut(file, used, later.axis), used, later.weight);
    }
    for (const face of later ? [first, later] : [first]) {
      for (const [number, standIn] of face.standIns.entries()) {
        const family = standInOf(name, number);
        rules.first.push(await standInFor(family, parts, face, standIn));
      }
    }
  }
  return [
    ...files.map((file, number) => `import url${number} from ${JSON.stringify(`${file}?url`)};`),
    `export const preloads = [${preloads.map((url) => `\`${url}\``)}];`,
    `export const first = \`${rules.first.join('')}\`;`,
    `export const later = \`${rules.later.join('')}\`;`,
  ].join('\n');
}
