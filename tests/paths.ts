import { missingPath } from '../tools/quality/tools/page';
import { pages } from './content';

export { missingPath };

/** Every page of the site by its path, and a path that has none. */
export const paths = ['/', ...pages.map(({ id }) => `/${id}`)];
export const allPaths = [...paths, missingPath];
