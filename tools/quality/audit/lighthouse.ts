import type { PageTarget } from '../tools/page.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
// Desktop first: the first run also loads Lighthouse, which competes with a page more on a phone.
export const devices = ['desktop', 'phone'] as const;

/** One run says little on a shared machine. */
const runs = 5;
const bounds: Record<string, (value: number) => boolean> = {
  performance: (score) => score >= 98,
  accessibility: (score) => score === 100,
  'best-practices': (score) => score === 100,
  seo: (score) => score === 100,
  'total-blocking-time': (ms) => ms <= 200,
  'cumulative-layout-shift': (shift) => shift === 0,
  'first-contentful-paint': () => true,
  'largest-contentful-paint': () => true,
};

interface Result {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, { score: number }>;
    audits: Record<string, { numericValue?: number }>;
  };
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<Result | undefined>;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[runs >> 1] ?? Number.NaN;

/** The median of each score and metric, and those that are out of bounds. */
export async function runLighthouse(
  { origin, path }: Pick<PageTarget, 'origin' | 'path'>,
  device: (typeof devices)[number],
  debuggingPort: number,
) {
  // A variable, so that TypeScript does not look for the package: `npm run audit` installs it.
  const packageName = 'lighthouse';
  const { default: lighthouse, desktopConfig } = (await import(packageName)) as {
    default: Lighthouse;
    desktopConfig: object;
  };
  const flags = { port: debuggingPort, logLevel: 'error', onlyCategories: [...categories] };
  const config = device === 'desktop' ? desktopConfig : undefined;
  const values = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(`${origin}${path}`, flags, config);
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse on ${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories: scores, audits } = result.lhr;
    for (const name of Object.keys(bounds)) {
      const score = scores[name]?.score;
      const value = score === undefined ? audits[name]?.numericValue : score * 100;
      const rounded = Number((value ?? Number.NaN).toFixed(3));
      values.set(name, [...(values.get(name) ?? []), rounded]);
    }
  }
  const medians = [...values].map(([name, all]) => [name, median(all)] as const);
  return {
    medians: Object.fromEntries(medians),
    problems: medians
      .filter(([name, value]) => !bounds[name]?.(value))
      .map(([name, value]) => `${name} is ${value}, the median of ${values.get(name)?.join(', ')}`),
  };
}
