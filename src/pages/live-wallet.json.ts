import { liveWalletData } from '../model/live-wallet-data';
import { getContent } from '../model/page-content';

export const GET = () => new Response(JSON.stringify(liveWalletData(getContent())));
