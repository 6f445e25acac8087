import type { HomeContent } from './home.ts';
import type { NotFoundContent } from './not-found.ts';
import type { SiteContent } from './site.ts';
import type { Palette } from './themes.ts';
import type { PageContent, Vertical } from './vertical.ts';

export type VerticalWithPage = Vertical & { page: PageContent };

/** All content after loading: checked, with shared texts filled in. */
export interface Content {
  site: SiteContent;
  palette: Palette;
  home: HomeContent;
  notFound: NotFoundContent;
  /** Sorted by `order`. */
  verticals: [Vertical, ...Vertical[]];
  /** The verticals that have a page. */
  pages: VerticalWithPage[];
}
