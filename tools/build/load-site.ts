import { ContentError } from '../../src/model/load/content-errors.ts';
import { loadBrand } from '../../src/model/load/load-brand.ts';
import { loadContent } from '../../src/model/load/load-content.ts';
import { readBrandFiles, readContentFiles } from '../../src/model/load/read-files.ts';
import { checkPictures } from './pictures.ts';

/** Loads content and brand from disk, or throws one error with all their issues. */
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
  const files = readContentFiles(root);
  const content = attempt(() => loadContent(files, settings));
  attempt(() => checkPictures(files, root));
  const brand = attempt(() => loadBrand(readBrandFiles(root)));
  if (content && brand && errors.length === 0) return { content, brand };
  const messages = errors.map(({ message }) => message);
  throw new ContentError(
    messages.join('\n'),
    errors.flatMap(({ issues }) => issues),
  );
}
