import { useQuery } from '@tanstack/react-query';
import type { LiveWallet } from '../../model/live-wallet-data';

/** On a line that stalls, the next try begins anew. */
const patience = 8000;

async function read(): Promise<LiveWallet> {
  const answer = await fetch('/live-wallet.json', { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`/live-wallet.json: ${answer.status}`);
  return answer.json();
}

/** All that the live wallet shows. It is read once; what fails is tried again, ever later. */
export const useLiveWallet = () =>
  useQuery({ queryKey: ['live-wallet'], queryFn: read, staleTime: Number.POSITIVE_INFINITY });
