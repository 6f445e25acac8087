const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
// Desktop first: the first run also loads Lighthouse, which competes with a page more on a phone.
export const devices = ['desktop', 'phone'] as const;

/** One run says little on a shared machine. */
const runs = 5;
const isWithinBounds: Record<string, (value: number) => boolean> = {
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
  runtimeError?: { message: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: Result }>;

/** The median of each score and metric, and all values. */
export async function runLighthouse(url: string, device: (typeof devices)[number], port: number) {
  // A variable, so that TypeScript does not look for the package: `npm run audit` installs it.
  const packageName = 'lighthouse';
  const { default: lighthouse, desktopConfig } = (await import(packageName)) as {
    default: Lighthouse;
    desktopConfig: object;
  };
  const config = device === 'desktop' ? desktopConfig : undefined;
  const flags = { port, logLevel: 'error', onlyCategories: categories };
  const results: Result[] = [];
  while (results.length < runs) {
    const { lhr } = await lighthouse(url, flags, config);
    if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
    results.push(lhr);
  }
  const outcomes = Object.entries(isWithinBounds).map(([name, isGood]) => {
    const values = results.map((result) => {
      const score = result.categories[name]?.score;
      const value = score === undefined ? result.audits[name]?.numericValue : score * 100;
      return Number((value ?? Number.NaN).toFixed(3));
    });
    const median = values.toSorted((a, b) => a - b)[runs >> 1] ?? Number.NaN;
    return { isGood: isGood(median), text: `${name} ${median} (${values.join(', ')})` };
  });
  return {
    isGood: outcomes.every(({ isGood }) => isGood),
    lines: outcomes.map(({ isGood, text }) => `${isGood ? '' : '✗ '}${text}`),
  };
}
