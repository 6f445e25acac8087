import type { APIRoute } from 'astro';
import type { BoardData } from '../../boards/types';
import { findTheme } from '../../model/derive/find-theme';
import { getContent } from '../../model/load/get-content';

/** The data of a board, which the browser fetches when the board is near the viewport. */
export const getStaticPaths = () =>
  getContent().pages.map((vertical) => ({
    params: { vertical: vertical.id },
    props: { vertical },
  }));

export const GET: APIRoute = ({ props: { vertical } }) => {
  const { theme, business, page } = vertical;
  const color = findTheme(getContent().palette, theme).accent.main;
  const { board } = page.dashboard;
  const data: BoardData = { board, issuer: { theme, business }, color };
  return Response.json(data);
};
