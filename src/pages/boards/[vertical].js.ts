import type { APIRoute } from 'astro';
import { getContent } from '../../model/page-content';

/** What a board needs to know, fetched when it comes near: the page itself has only its picture. */
export const getStaticPaths = () =>
  getContent().pages.map((vertical) => ({
    params: { vertical: vertical.id },
    props: { vertical },
  }));

export const GET: APIRoute = ({ props: { vertical } }) => {
  const { tone, tenant, page } = vertical;
  const data = { board: page.dashboard.board, issuer: { tone, tenant } };
  return new Response(`export default ${JSON.stringify(data)}`, {
    headers: { 'Content-Type': 'text/javascript' },
  });
};
