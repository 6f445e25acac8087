import { loadContent } from '../src/model/load/load-content.ts';
import { readContentFiles } from '../src/model/load/read-files.ts';
import type { BoardContent } from '../src/model/schema/board-section.ts';

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

/** Only tests that tests/left-out.ts names read it, because the content may have no live wallet. */
export const walletContent = homeContent.liveWallet as Required<
  NonNullable<typeof homeContent.liveWallet>
>;

/** The pages that have a board. */
export const boardPages = pages.flatMap((vertical) => {
  const { boardSection } = vertical.page;
  return boardSection ? [{ ...vertical, section: boardSection, board: boardSection.board }] : [];
});

/** The first page that has a board of this kind; tests/left-out.ts names the tests of kinds without a page. */
export function pageWith<Kind extends BoardContent['kind']>(kind: Kind) {
  const page = boardPages.find(({ board }) => board.kind === kind);
  return page as typeof page & { board: Extract<BoardContent, { kind: Kind }> };
}

/** A title without the line breaks that are only layout. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
