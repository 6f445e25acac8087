const contentPath = (name: string) => `src/content/${name}.yaml`;

/** The data of a file, with a hash of its text that detects changes by others. */
export interface FileVersion {
  data: unknown;
  version: string;
}

/** Content files with a fixed name, and the page that previews each. */
export const pageFiles = [
  { name: 'home', label: 'Home page', file: contentPath('home'), page: '/' },
  { name: 'site', label: 'On every page', file: contentPath('site'), page: '/' },
  { name: 'themes', label: 'Colors', file: contentPath('themes'), page: '/' },
  { name: 'not-found', label: 'Not found', file: contentPath('not-found'), page: '/404' },
] as const;

export const verticalsFolder = 'src/content/verticals';
export const verticalPath = (id: string) => `${verticalsFolder}/${id}.yaml`;

/**
 * The page Brand of the local editor. It is not a file: it shows some fields of site.yaml, which its page
 * then leaves out, and the drawings in src/content/brand.
 */
export const brandPage = { name: 'brand', label: 'Brand', file: contentPath('brand'), page: '/' };
export const siteFile = contentPath('site');
export const isBrandField = (name: unknown) =>
  ['name', 'tagline', 'copyright', 'siteUrl', 'appUrl', 'contact', 'securityContact'].includes(
    String(name),
  );

/** The pages of the local editor. */
export const editorPages = [brandPage, ...pageFiles];
