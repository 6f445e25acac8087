/** A drawing from src/content/brand: checked, in `currentColor`, without whatever a page cannot show. */
export interface Drawing {
  viewBox: [x: number, y: number, width: number, height: number];
  /** The markup inside the `<svg>` element. */
  shapes: string;
  /** Those of the `<svg>` element in the file. */
  attributes: Record<string, string>;
}

export interface Brand {
  /** A complete `<svg>` element of 28 × 29 with the logo in its middle. */
  logo: string;
  wordmark?: Drawing | undefined;
  /** The name in the font of the headlines; what tools/art/wordmark.ts has measured is in attributes. */
  drawnName?: Drawing | undefined;
}

/** The name of the product in header and footer. */
export interface Wordmark {
  /** Without it the header shows the name as text. The height is in em. */
  header?: { viewBox: string; height: number; shapes: string } | undefined;
  /** Too long to be shown beside the buttons of a phone. */
  isLong: boolean;
  /** Without shapes the footer shows the name as text of this length. */
  footer: { viewBox: string; shapes?: string; textLength?: number };
}
