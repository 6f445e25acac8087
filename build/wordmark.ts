import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Wordmark } from '../src/ui/Logo.tsx';
import { contentModule } from './content-module.ts';
import { codePointsIn, fontFilesOf } from './font-files.ts';
import { displayFamily } from './fonts.ts';

/** The wordmark is 25 px large: half a unit is a sixteenth of a pixel. */
const unitsPerEm = 200;
/** In em. */
const letterSpacing = -0.022;

/** Draws the product's name as an SVG path, so that it does not change when the fonts load. */
export const wordmark = () =>
  contentModule(
    'virtual:wordmark',
    async ({ site }) => `export default ${JSON.stringify(await drawText(site.name))}`,
  );

/** Undefined if no file of the font has all characters. */
async function drawText(text: string): Promise<Wordmark | undefined> {
  const { packageName, firstScreen } = displayFamily;
  const source = fontFilesOf(packageName).find(({ codePoints }) =>
    codePointsIn(text).isSubsetOf(codePoints),
  );
  if (!source) return undefined;
  const bytes = await subsetFont(readFileSync(source.file), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: firstScreen.axis },
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
  const font = new harfbuzz.Font(face);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const scale = unitsPerEm / face.upem;
  let left = 0;
  const paths = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const start = `M${Math.round(left + xOffset * scale)} 0`;
    left += xAdvance * scale + letterSpacing * unitsPerEm;
    return start + relativePath(font.glyphToJson(glyph), scale);
  });
  const { ascender, descender } = font.hExtents();
  const [top, height] = [ascender, ascender - descender].map((units) => Math.round(units * scale));
  return {
    viewBox: `0 ${-(top ?? 0)} ${Math.round(left)} ${height}`,
    height: (height ?? 0) / unitsPerEm,
    path: paths.join(''),
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
