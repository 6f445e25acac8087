import { deriveWordmark } from '../derive/wordmark.ts';
import type { Brand } from '../schema/brand.ts';
import { type BrandFiles, loadBrand } from './load-brand.ts';

/** Imported through Vite, so that the dev server reloads pages when a file changes. */
const files: BrandFiles = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('/src/content/brand/*.svg', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).map(([file, text]) => [file.slice(1), text]),
);

let brand: Brand | undefined;

/** The drawings of the brand with this name, for pages. */
export function getBrand(name: string) {
  brand ??= loadBrand(files);
  return { logo: brand.logo, wordmark: deriveWordmark(name, brand) };
}
