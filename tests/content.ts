import { loadContent } from '../src/model/load/load-content.ts';
import { readContentFiles } from '../src/model/load/read-files.ts';
import type { VerticalWithPage } from '../src/model/schema/content.ts';
import type { BoardContent } from '../src/model/schema/dashboard.ts';

/** The content of the site, loaded as the build loads it. */
export const content = loadContent(readContentFiles(), process.env);

export const {
  site,
  palette,
  home: homeContent,
  notFound: notFoundContent,
  verticals,
  pages,
} = content;

/** The first page that has a board of this kind. */
export function pageWith<Kind extends BoardContent['kind']>(kind: Kind) {
  const hasKind = ({ page }: VerticalWithPage) => page.dashboard.board.kind === kind;
  const vertical = pages.find(hasKind) as VerticalWithPage;
  const { board, ...section } = vertical.page.dashboard;
  return { ...vertical, section, board: board as Extract<BoardContent, { kind: Kind }> };
}

/** A title without the line breaks that are only layout. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
