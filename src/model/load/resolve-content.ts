import type { HomeContent, HomeFile } from '../schema/home.ts';
import type { NotFoundContent } from '../schema/not-found.ts';
import { type SiteContent, type SiteFile, settleSite } from '../schema/site.ts';
import { settleSteps } from '../schema/steps.ts';
import type { Palette } from '../schema/themes.ts';
import type { PageContent, PageFile, Vertical, VerticalFile } from '../schema/vertical.ts';
import { ContentError } from './content-errors.ts';

export type VerticalWithPage = Vertical & { page: PageContent };

/** All that the site says and wears. */
export interface Content {
  site: SiteContent;
  palette: Palette;
  home: HomeContent;
  notFound: NotFoundContent;
  /** In their order. */
  verticals: [Vertical, ...Vertical[]];
  /** Those of them that have a page. */
  pages: VerticalWithPage[];
}

export interface Files {
  site: SiteFile;
  palette: Palette;
  home: HomeFile;
  notFound: NotFoundContent;
  verticals: (VerticalFile & { id: string })[];
}

/** Content in full, from files that each say only what is their own. */
export function settle({ site, palette, home, notFound, verticals }: Files): Content {
  const { steps, phone } = site;

  const settlePage = (page: PageFile): PageContent => ({
    ...page,
    steps: settleSteps(steps, page.steps, phone.justNow),
  });

  const settled = verticals
    .map(({ page, ...vertical }) => ({
      ...vertical,
      theme: vertical.theme ?? vertical.id,
      ...(page && { page: settlePage(page) }),
    }))
    .sort((one, other) => one.order - other.order);

  const [first, ...others] = settled;
  if (!first) throw new ContentError('src/content/verticals is empty');
  return {
    site: settleSite(site),
    palette,
    home: { ...home, steps: settleSteps(steps, home.steps, phone.justNow) },
    notFound,
    verticals: [first, ...others],
    pages: settled.flatMap(({ page, ...vertical }) => (page ? { ...vertical, page } : [])),
  };
}
