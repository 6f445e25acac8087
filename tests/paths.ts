import { nowhere } from '../quality/audit/subject';
import { pages } from './content';

export { nowhere };

/** Every page of the site by its path, and a path that has none. */
export const paths = ['/', ...pages.map(({ id }) => `/${id}`)];
export const allPaths = [...paths, nowhere];
