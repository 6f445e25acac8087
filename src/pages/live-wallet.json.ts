import { getLiveWallet } from '../content/live-wallet';

export const GET = async () => new Response(JSON.stringify(await getLiveWallet()));
