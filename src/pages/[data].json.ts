import type { APIRoute, GetStaticPaths } from 'astro';
import { liveWalletData } from '../model/derive/live-wallet-data';
import { passUpdates } from '../model/derive/pass-updates';
import { getContent } from '../model/load/get-content';

/** What the live wallet loads, and the service that signs its passes; without a live wallet, nothing. */
export const getStaticPaths = (() => {
  const content = getContent();
  return Object.entries({
    'live-wallet': liveWalletData(content),
    'pass-updates': passUpdates(content),
  })
    .filter(([, json]) => json)
    .map(([data, json]) => ({ params: { data }, props: { json } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => new Response(JSON.stringify(props.json));
