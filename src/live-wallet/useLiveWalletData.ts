import { useQuery } from '@tanstack/react-query';
import type { LiveWalletData } from '../model/derive/live-wallet-data';
import { fetchOk, queryClient } from './query-client';

/** Whether the server signs passes with a test key or with real ones. */
export type SigningMode = 'test' | 'live';

export interface LiveWalletResponse extends LiveWalletData {
  /** Undefined on hosts that only serve files. */
  signingMode: SigningMode | undefined;
}

async function fetchLiveWallet(): Promise<LiveWalletResponse> {
  const response = await fetchOk('/live-wallet.json');
  const data: LiveWalletData = await response.json();
  const { labels, verticals, colors } = data;
  // During a deployment, the data may be older or newer than the page. The error boundary catches what
  // this does not check.
  const isValid =
    labels &&
    Array.isArray(colors) &&
    verticals.length > 0 &&
    verticals.every(({ id, moments }) => id && moments.length > 0);
  if (!isValid) throw new Error('invalid');
  const signingMode = response.headers.get('Wallet-Passes') as SigningMode | null;
  return { ...data, signingMode: signingMode ?? undefined };
}

/** The content of the live wallet, fetched once; failures are retried with exponential backoff. */
export const useLiveWalletData = () =>
  useQuery(
    {
      queryKey: ['live-wallet'],
      queryFn: fetchLiveWallet,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
