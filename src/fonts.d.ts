/** See build/fonts.ts. */
declare module 'virtual:fonts' {
  /** The files of the first screen. */
  export const preloads: string[];
  /** `@font-face` for them, and for what stands in for them. */
  export const first: string;
  /** `@font-face` for all else. */
  export const later: string;
}
