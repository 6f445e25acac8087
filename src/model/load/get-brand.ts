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

/** The drawings of the brand, for pages. */
export function getBrand(): Brand {
  brand ??= loadBrand(files);
  return brand;
}
