import { passUpdates } from '../model/derive/pass-updates';
import { getContent } from '../model/load/get-content';

export const GET = () => new Response(JSON.stringify(passUpdates(getContent())));
