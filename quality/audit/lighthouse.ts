import type { PageTarget } from '../tools/page.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
// Desktop first: the first run also loads Lighthouse, which competes with a page more on a phone.
export const devices = ['desktop', 'phone'] as const;

interface Result {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<
      string,
      { score: number | null; title: string; displayValue?: string; numericValue?: number }
    >;
  };
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<Result | undefined>;

export const metrics = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'blocking time': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const;

/** Returns the score of each category, some metrics, and the audits that lost points. */
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
  const result = await lighthouse(`${origin}${path}`, flags, config);
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse on ${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { lhr } = result;
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    metrics: Object.values(metrics).map((id) => lhr.audits[id]?.numericValue ?? Number.NaN),
    failedAudits: categories.flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.995)
        .map(({ id }) => `${name}: ${lhr.audits[id]?.title} ${lhr.audits[id]?.displayValue ?? ''}`),
    ),
  };
}
