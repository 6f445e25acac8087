import type { Brand, Wordmark } from '../schema/brand.ts';

/** In em: wider names leave no space for the buttons of a phone. Text cannot shrink as a drawing does. */
const longFrom = { drawing: 6, text: 2.7 };
/** The height of a wordmark of one's own, in em: about that of capital letters with their overshoot. */
const ownHeight = 0.8;

/**
 * A long name in the footer is as wide as the page. One that is narrower than `minWidth` in letters of
 * this size is not enlarged.
 */
const footer = { fontSize: 216, letterSpacing: -0.009, baseline: 200, below: 6, minWidth: 1000 };

/**
 * How header and footer show the name: as an own wordmark, as `npm run brand` has drawn it, or as text if
 * that is the drawing of another name.
 */
export function deriveWordmark(name: string, { wordmark: own, drawnName }: Brand): Wordmark {
  if (own) {
    const { viewBox, shapes } = own;
    const [x, y, width, height] = viewBox;
    const footerWidth = Math.max(width, height * (footer.minWidth / footer.fontSize));
    return {
      header: { viewBox: viewBox.join(' '), height: ownHeight, shapes },
      isLong: (width / height) * ownHeight > longFrom.drawing,
      footer: { viewBox: [x, y, footerWidth, height].join(' '), shapes },
    };
  }
  const drawing = drawnName?.attributes['data-name'] === name ? drawnName : undefined;
  if (!drawing) return asText(name);
  const { viewBox, shapes, attributes } = drawing;
  const [, , width, height] = viewBox;
  const [em = 0, advance = 0, depth = 0] = ['height', 'data-advance', 'data-depth'].map((key) =>
    Number.parseFloat(attributes[key] ?? ''),
  );
  return {
    header: { viewBox: viewBox.join(' '), height: em, shapes },
    isLong: (width / height) * em > longFrom.drawing,
    footer: footerText(name, advance, depth),
  };
}

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
