import { useQuery } from '@tanstack/react-query';
import type { LiveWalletData, LiveWalletVertical } from '../model/derive/live-wallet-data';
import { fetchOk, queryClient } from './query-client';

/** Whether the server signs passes with a test key or with real ones. */
export type SigningMode = 'test' | 'live';

export interface LiveWalletResponse extends LiveWalletData {
  /** Undefined on hosts that only serve files. */
  signingMode: SigningMode | undefined;
}

async function fetchLiveWallet(): Promise<LiveWalletResponse> {
  const response = await fetchOk('/live-wallet.json');
  const data: unknown = await response.json();
  if (!isLiveWalletData(data)) throw new Error('/live-wallet.json: invalid');
  const signingMode = response.headers.get('Wallet-Passes') as SigningMode | null;
  return { ...data, signingMode: signingMode ?? undefined };
}

/**
 * During a deployment, the data may be older or newer than the page. The error boundary catches what
 * this does not check.
 */
function isLiveWalletData(data: unknown): data is LiveWalletData {
  const { labels, verticals, colors } = (data ?? {}) as Partial<LiveWalletData>;
  return (
    Boolean(labels) &&
    Array.isArray(colors) &&
    Array.isArray(verticals) &&
    verticals.length > 0 &&
    verticals.every(
      (vertical: Partial<LiveWalletVertical> | null) => vertical?.id && vertical.moments?.length,
    )
  );
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
