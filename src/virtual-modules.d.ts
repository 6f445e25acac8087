/** See tools/build/fonts.ts. */
declare module 'virtual:fonts' {
  /** URLs of the font files for text above the fold. */
  export const preloads: string[];
  /** `@font-face` rules of the subsets and of the fallback fonts, and the lists of families. */
  export const fontFaces: string;
  /** `@font-face` rules for characters that are not in the content. */
  export const extendedFontFaces: string;
}

/** See tools/build/label-widths.ts. */
declare module 'virtual:label-widths' {
  /** In em, by label. A label with characters that the font lacks has no width. */
  const widths: Record<string, number>;
  export default widths;
}
