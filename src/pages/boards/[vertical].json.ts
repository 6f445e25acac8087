import type { APIRoute } from 'astro';
import type { BoardData } from '../../boards/start';
import { getContent } from '../../model/load/get-content';

/** What a board needs to know, fetched when it comes near: the page itself has only its picture. */
export const getStaticPaths = () =>
  getContent().pages.map((vertical) => ({
    params: { vertical: vertical.id },
    props: { vertical },
  }));

export const GET: APIRoute = ({ props: { vertical } }) => {
  const { id, theme, tenant, page } = vertical;
  // A pass that was made before anything was chosen is one for the first use.
  const first = getContent().verticals.find(({ timeline }) => timeline);
  const uses = first?.id === id ? [id, ''] : [id];
  const data: BoardData = { uses, board: page.dashboard.board, issuer: { theme, tenant } };
  return Response.json(data);
};
