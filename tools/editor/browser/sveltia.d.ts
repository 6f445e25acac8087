/** The part of Sveltia CMS in use: its own types exist only after `npm run edit` has installed it. */
declare module '@sveltia/cms' {
  import type { ReactNode } from 'react';

  /** An Immutable.js map. */
  export interface Entry {
    get(name: 'path'): string;
    /** Empty in a preview or field of a new entry. */
    get(name: 'slug'): string;
    /** Only in events: in previews and fields it is always false. */
    get(name: 'newRecord'): boolean;
    get(name: 'data'): { toJS(): Record<string, unknown> };
  }

  const CMS: {
    init(options: { config: object }): Promise<void>;
    registerCustomFormat(
      name: string,
      extension: string,
      format: { fromFile: (text: string) => unknown; toFile: (value: unknown) => string },
    ): void;
    registerEventListener(listener: {
      name: 'preSave' | 'postSave';
      handler: (event: { entry: Entry }) => void;
    }): void;
    registerFieldType(
      name: string,
      control: (props: { value?: string; entry?: Entry }) => ReactNode,
    ): void;
    registerPreviewTemplate(name: string, template: (props: { entry: Entry }) => ReactNode): void;
  };
  export default CMS;
}
