import { useQuery } from '@tanstack/react-query';
import type { LiveWallet } from '../model/derive/live-wallet-data';

/** On a line that stalls, the next try begins anew. */
const patience = 8000;

/** How passes are issued here: to try it out, or for real. Most hosts have only files, and say nothing. */
export type Issuing = 'test' | 'live';

export interface Told extends LiveWallet {
  issuing: Issuing | undefined;
}

async function read(): Promise<Told> {
  const answer = await fetch('/live-wallet.json', { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`/live-wallet.json: ${answer.status}`);
  const issuing = answer.headers.get('Wallet-Passes') as Issuing | null;
  return { ...(await answer.json()), issuing: issuing ?? undefined };
}

/** All that the live wallet shows. It is read once; what fails is tried again, ever later. */
export const useLiveWallet = () =>
  useQuery({ queryKey: ['live-wallet'], queryFn: read, staleTime: Number.POSITIVE_INFINITY });
