import { displayFamily } from '../build/fonts.ts';
import { shapeText } from '../build/shape-text.ts';

/** The header shows it 25 px large: half a unit is a sixteenth of a pixel. */
const unitsPerEm = 200;
/** In em, as in Logo.module.css. */
const letterSpacing = -0.022;

/**
 * Draws the product's name as an SVG path, so that it does not change when the fonts load. Undefined if no
 * file of the font has all characters.
 */
export async function drawName(name: string): Promise<string | undefined> {
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
  const [top = 0, height = 0] = [ascender, ascender - descender].map((units) =>
    Math.round(units * scale),
  );
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 ${-top} ${Math.round(left)} ${height}`,
    height: `${height / unitsPerEm}em`,
    'data-name': name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    // Without letter spacing, and how far the lowest letter is below the line; in em.
    'data-advance': advance.toFixed(3),
    'data-depth': (-lowest).toFixed(3),
  };
  const markup = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<svg${markup.join('')}><path d="${paths.join('')}"/></svg>\n`;
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
