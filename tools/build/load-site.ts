import { ContentError } from '../src/model/load/content-errors.ts';
import { loadBrand } from '../src/model/load/load-brand.ts';
import { loadContent } from '../src/model/load/load-content.ts';
import { readBrandFiles, readContentFiles } from '../src/model/load/read-files.ts';

/** Loads content and brand from disk, or throws one error with the issues of both. */
export function loadSite(root = '.', settings = process.env) {
  const errors: ContentError[] = [];
  function attempt<Result>(load: () => Result): Result | undefined {
    try {
      return load();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.push(error);
      return undefined;
    }
  }
  const content = attempt(() => loadContent(readContentFiles(root), settings));
  const brand = attempt(() => loadBrand(readBrandFiles(root)));
  if (content && brand) return { content, brand };
  const messages = errors.map(({ message }) => message);
  throw new ContentError(
    messages.join('\n'),
    errors.flatMap(({ issues }) => issues),
  );
}
