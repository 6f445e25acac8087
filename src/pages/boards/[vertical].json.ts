import type { APIRoute } from 'astro';
import type { BoardData } from '../../islands/board/start';
import { getContent } from '../../model/page-content';

/** What a board needs to know, fetched when it comes near: the page itself has only its picture. */
export const getStaticPaths = () =>
  getContent().pages.map((vertical) => ({
    params: { vertical: vertical.id },
    props: { vertical },
  }));

export const GET: APIRoute = ({ props: { vertical } }) => {
  const { id, tone, tenant, page } = vertical;
  // A pass that was made before anything was chosen is one for the first use.
  const first = getContent().verticals.find(({ life }) => life);
  const uses = first?.id === id ? [id, ''] : [id];
  const data: BoardData = { uses, board: page.dashboard.board, issuer: { tone, tenant } };
  return Response.json(data);
};
