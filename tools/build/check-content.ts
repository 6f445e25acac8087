/** node tools/build/check-content.ts: prints all mistakes in the content and the brand, and exits with 1. */
import { ContentError } from '../../src/model/load/content-errors.ts';
import { checkContrast } from './check-contrast.ts';
import { loadSite } from './load-site.ts';

try {
  checkContrast(loadSite().content.palette);
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
