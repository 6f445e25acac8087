import type { PageTarget } from '../tools/page.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const forms = ['phone', 'desktop'] as const;

export interface Report {
  scores: Record<(typeof categories)[number], number>;
  /** What kept a score from 100. */
  lost: string[];
}

interface Result {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
  };
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<Result | undefined>;

/** Lighthouse drives the browser itself, through its debugging port. */
export async function lighthouse(
  { origin, path }: Pick<PageTarget, 'origin' | 'path'>,
  form: (typeof forms)[number],
  port: number,
): Promise<Report> {
  // Not a package of the project: `npm run audit` installs it beside this file.
  const packageName = 'lighthouse';
  const { default: run, desktopConfig } = (await import(packageName)) as {
    default: Lighthouse;
    desktopConfig: object;
  };
  const flags = { port, logLevel: 'error', onlyCategories: [...categories] };
  const result = await run(
    `${origin}${path}`,
    flags,
    form === 'desktop' ? desktopConfig : undefined,
  );
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse on ${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { lhr } = result;
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  return {
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Report['scores'],
    lost: categories.flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.995)
        .map(({ id }) => `${name}: ${lhr.audits[id]?.title} ${lhr.audits[id]?.displayValue ?? ''}`),
    ),
  };
}
