import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** See src/client/near.ts. */
    'client:near'?: boolean;
    /** See src/client/design.ts. */
    'client:design'?: boolean | 'start';
  }
}
