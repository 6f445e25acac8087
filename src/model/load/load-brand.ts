import type { Brand, Drawing } from '../schema/brand.ts';
import { ContentIssues } from './content-errors.ts';
import { type DrawingLimits, parseDrawing } from './parse-drawing.ts';

/** The SVG text of each file in src/content/brand, by its path from the project root. */
export type BrandFiles = Record<string, string>;

export const logoFile = 'src/content/brand/logo.svg';
export const wordmarkFile = 'src/content/brand/wordmark.svg';
/** Written by `npm run brand`. */
export const drawnNameFile = 'src/content/brand/drawn-name.svg';

const limits: Record<string, DrawingLimits> = {
  [logoFile]: { ratio: [0.5, 2], maxLength: 3000 },
  [wordmarkFile]: { ratio: [1.5, 12], maxLength: 6000 },
  [drawnNameFile]: { ratio: [0.1, 30], maxLength: 6000 },
};

/** Checks the drawings of the brand, or throws one error with all issues. */
export function loadBrand(files: BrandFiles): Brand {
  const issues = new ContentIssues();
  const read = (file: string): Drawing | undefined => {
    const { [file]: source } = files;
    const { [file]: limit } = limits;
    const result = source === undefined || !limit ? [] : parseDrawing(source, limit);
    if (!Array.isArray(result)) return result;
    if (result.length > 0) issues.addToFile(file, 'is not right:', result);
    return undefined;
  };
  const logo = read(logoFile);
  const wordmark = read(wordmarkFile);
  const drawnName = read(drawnNameFile);
  if (!(logoFile in files)) issues.addToFile(logoFile, 'is missing');
  if (!issues.isEmpty || !logo) throw issues.toError();
  return { logo: logoMarkup(logo), wordmark, drawnName };
}

const box = { width: 28, height: 29 };

/** Every place that shows the logo has space for this box. */
function logoMarkup({ viewBox: [x, y, width, height], shapes }: Drawing): string {
  const scale = Math.max(width / box.width, height / box.height);
  const [fullWidth, fullHeight] = [box.width * scale, box.height * scale];
  const viewBox = [
    x - (fullWidth - width) / 2,
    y - (fullHeight - height) / 2,
    fullWidth,
    fullHeight,
  ];
  const numbers = viewBox.map((number) => Number(number.toFixed(3))).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${numbers}">${shapes}</svg>`;
}
