import 'react';

declare module 'react' {
  /** React accepts custom properties in `style`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
