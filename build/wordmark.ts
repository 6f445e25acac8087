import { loadBrand } from '../src/model/load/load-brand.ts';
import { readBrandFiles } from '../src/model/load/read-files.ts';
import type { Drawing, Wordmark } from '../src/model/schema/brand.ts';
import { contentModule } from './content-module.ts';
import { displayFamily } from './fonts.ts';
import { findFontFile, shapeText } from './shape-text.ts';

/** The wordmark is 25 px large: half a unit is a sixteenth of a pixel. */
const unitsPerEm = 200;
/** In em. */
const letterSpacing = -0.022;
/** In em: wider names leave no space for the buttons of a phone. Text cannot shrink as a drawing does. */
const longFrom = { drawing: 6, text: 2.7 };
/** The height of a wordmark from a file, in em: about that of capital letters with their overshoot. */
const fileHeight = 0.8;

/**
 * A long name in the footer is as wide as the page. One that is narrower than `minWidth` in letters of
 * this size is not enlarged.
 */
const footer = { fontSize: 216, letterSpacing: -0.009, baseline: 200, below: 6, minWidth: 1000 };

/** Draws the product's name as an SVG path, so that it does not change when the fonts load. */
export const wordmark = () =>
  contentModule('virtual:wordmark', async ({ site }) => {
    const { wordmark: drawing } = loadBrand(readBrandFiles());
    return `export default ${JSON.stringify(
      drawing ? fromFile(drawing) : ((await drawName(site.name)) ?? asText(site.name)),
    )}`;
  });

function fromFile({ viewBox: [x, y, width, height], shapes }: Drawing): Wordmark {
  const footerWidth = Math.max(width, height * (footer.minWidth / footer.fontSize));
  return {
    header: { viewBox: [x, y, width, height].join(' '), height: fileHeight, shapes },
    isLong: (width / height) * fileHeight > longFrom.drawing,
    footer: { viewBox: [x, y, footerWidth, height].join(' '), shapes },
  };
}

/** Whether the font of the headlines has all characters of the name. */
export const canDrawName = (name: string) => findFontFile(displayFamily, name) !== undefined;

/** In a system font, whose letters have about these widths in em. */
function asText(name: string): Wordmark {
  const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
  const width = [...name].reduce((sum, letter) => sum + (wide.test(letter) ? 1 : 0.55), 0);
  return { isLong: width > longFrom.text, footer: footerText(name, width, 0.24) };
}

/** The natural width of the name and the depth of its lowest letter are in em. */
function footerText(name: string, width: number, depth: number): Wordmark['footer'] {
  const { fontSize, baseline, below, minWidth } = footer;
  const textLength = Math.round(fontSize * (width + footer.letterSpacing * [...name].length));
  // Round letters are always slightly below the line.
  const height = baseline + below + (depth > 0.03 ? Math.round(depth * fontSize) : 0);
  return { viewBox: `0 0 ${Math.max(textLength - 8, minWidth)} ${height}`, textLength };
}

/** Undefined if no file of the font has all characters. */
async function drawName(name: string): Promise<Wordmark | undefined> {
  const shaped = await shapeText(displayFamily, name);
  if (!shaped) return undefined;
  const { font, unitsPerEm: fontUnits, glyphs } = shaped;
  const scale = unitsPerEm / fontUnits;
  let left = 0;
  let advance = 0;
  let lowest = 0;
  const paths = glyphs.map(({ id, xAdvance, xOffset }) => {
    const start = `M${Math.round(left + xOffset * scale)} 0`;
    left += xAdvance * scale + letterSpacing * unitsPerEm;
    advance += xAdvance / fontUnits;
    const commands = font.glyphToJson(id);
    const heights = commands.flatMap(({ values }) => values.filter((_, axis) => axis % 2 === 1));
    lowest = Math.min(lowest, ...heights.map((value) => value / fontUnits));
    return start + relativePath(commands, scale);
  });
  const { ascender, descender } = font.hExtents();
  const [top, height] = [ascender, ascender - descender].map((units) => Math.round(units * scale));
  return {
    header: {
      viewBox: `0 ${-(top ?? 0)} ${Math.round(left)} ${height}`,
      height: (height ?? 0) / unitsPerEm,
      shapes: `<path d="${paths.join('')}"></path>`,
    },
    isLong: left / unitsPerEm > longFrom.drawing,
    footer: footerText(name, advance, -lowest),
  };
}

/** Relative commands, so that a letter is the same text each time and compresses well. */
function relativePath(commands: { type: string; values: number[] }[], scale: number) {
  let at = [0, 0];
  let contourStart = at;
  return commands
    .map(({ type, values }) => {
      // The y axis of a font points up, that of SVG points down.
      const ends = values.map((value, axis) =>
        Math.round(axis % 2 === 0 ? value * scale : -value * scale),
      );
      const relative = ends.map((value, axis) => value - (at[axis % 2] ?? 0));
      at = type === 'Z' ? contourStart : ends.slice(-2);
      if (type === 'M') contourStart = at;
      return type.toLowerCase() + relative.join(' ').replaceAll(' -', '-');
    })
    .join('');
}
