import type { Content } from '../schema/content.ts';
import type { HomeFile } from '../schema/home.ts';
import type { NotFoundContent } from '../schema/not-found.ts';
import { anchorsNotOnHome, type SiteContent, type SiteFile } from '../schema/site.ts';
import { type PageSteps, resolveSteps } from '../schema/steps.ts';
import type { Palette } from '../schema/themes.ts';
import type { VerticalFile } from '../schema/vertical.ts';
import { ContentError } from './content-errors.ts';

export interface ParsedFiles {
  site: SiteFile;
  palette: Palette;
  home: HomeFile;
  notFound: NotFoundContent;
  verticals: (VerticalFile & { id: string })[];
}

/** Fills in what the files share: the steps of site.yaml, default themes, the links of each menu. */
export function resolveContent({ site, palette, home, notFound, verticals }: ParsedFiles): Content {
  const withSteps = <Page extends { steps: PageSteps }>(page: Page) => ({
    ...page,
    steps: resolveSteps(site.steps, page.steps, site.phone.justNow),
  });

  const resolved = verticals
    .map(({ page, ...vertical }) => ({
      ...vertical,
      theme: vertical.theme ?? vertical.id,
      ...(page && { page: withSteps(page) }),
    }))
    .sort((one, other) => one.order - other.order);

  const [first, ...others] = resolved;
  if (!first) throw new ContentError('src/content/verticals is empty: expected at least one file.');
  return {
    site: resolveSite(site),
    palette,
    home: withSteps(home),
    notFound,
    verticals: [first, ...others],
    pages: resolved.flatMap(({ page, ...vertical }) => (page ? { ...vertical, page } : [])),
  };
}

function resolveSite({ navigation, ...site }: SiteFile): SiteContent {
  const { links, ...labels } = navigation;
  const home = links.filter((link) => !anchorsNotOnHome.includes(link.anchor));
  const vertical = links.map((link) => ({ ...link, field: link.fieldOnVertical ?? link.field }));
  const notFound = home.map((link) => ({ ...link, field: link.fieldOnNotFound ?? link.field }));
  return { ...site, navigation: { ...labels, home, vertical, notFound } };
}
