import { liveWalletData } from '../model/derive/live-wallet-data';
import { getContent } from '../model/load/get-content';

export const GET = () => new Response(JSON.stringify(liveWalletData(getContent())));
