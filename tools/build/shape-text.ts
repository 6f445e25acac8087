import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { findFontFile } from './font-files.ts';
import type { Family } from './fonts.ts';

/** The glyphs of a text as a browser sets it, in font units; undefined if no file has all characters. */
export async function shapeText(family: Family, text: string) {
  const source = findFontFile(family.packageName, text);
  if (!source) return undefined;
  const bytes = await subsetFont(readFileSync(source.file), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: family.aboveFold.axis },
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
  const font = new harfbuzz.Font(face);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    return { id, xAdvance, xOffset };
  });
  return { font, unitsPerEm: face.upem, glyphs };
}
