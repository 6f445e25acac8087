import { useMutation, useQuery } from '@tanstack/react-query';
import type { PassUpdates } from '../../model/derive/pass-updates';
import type { IssuedPassLinks } from '../export/useIssuedPass';
import { fetchOk, queryClient } from '../query-client';

interface PassState {
  /** How many phones have the pass. */
  devices: number;
  /** The IDs of the changes that can be sent. */
  available: string[];
  sent: { change: string; isQuiet?: true }[];
}

const [second, minute] = [1000, 60_000];
const lifetime = 24 * 60 * minute;

const fetchJson = async (url: string, init?: RequestInit) => (await fetchOk(url, init)).json();

/** Longer with the age of the pass. Polling stops after an hour or an error; a tab that becomes visible refetches once. */
function pollInterval(
  { expiresAt }: IssuedPassLinks,
  state: PassState | undefined,
  error: Error | null,
) {
  const age = Date.now() - (Date.parse(expiresAt) - lifetime);
  if (error || age > 60 * minute) return false;
  if (state?.devices || age > 10 * minute) return 30 * second;
  return age < 2 * minute ? 2 * second : 5 * second;
}

/** Whether an issued pass is on a phone, and how to change it there. */
export function usePassUpdates(pass: IssuedPassLinks) {
  const url = `/passes/${pass.serial}`;
  const headers = { Authorization: `Bearer ${pass.control}` };
  const queryKey = ['passes', pass.serial, 'state'];
  const { data: state, isLoading: isStateLoading } = useQuery<PassState>(
    {
      queryKey,
      queryFn: () => fetchJson(`${url}/state`, { headers }),
      refetchInterval: ({ state: { data, error } }) => pollInterval(pass, data, error),
      retry: 2,
    },
    queryClient,
  );
  const isOnPhone = Boolean(state?.devices);
  const { data: labels, isLoading: areLabelsLoading } = useQuery<PassUpdates['labels']>(
    {
      queryKey: ['pass-updates'],
      queryFn: async () => (await fetchJson('/pass-updates.json')).labels,
      staleTime: Number.POSITIVE_INFINITY,
      enabled: isOnPhone,
    },
    queryClient,
  );
  const { mutate, isPending, error, variables, data } = useMutation<PassState, Error, string>(
    {
      mutationFn: (change) =>
        fetchJson(`${url}/changes`, { method: 'POST', headers, body: JSON.stringify({ change }) }),
      onSuccess: (next) => queryClient.setQueryData(queryKey, next),
      onError: () => queryClient.invalidateQueries({ queryKey }),
      networkMode: 'always',
    },
    queryClient,
  );

  /** The status of the last change; empty before the first. */
  function resultText(success: string): string {
    if (!labels || !variables) return '';
    if (isPending) return labels.sending;
    if (error?.message === '429')
      return state?.available.length === 0 ? labels.usedUp : labels.tooSoon;
    if (error) return ['409', '410'].includes(error.message) ? labels.ended : labels.failed;
    return data?.sent.at(-1)?.isQuiet ? `${success} ${labels.quiet}` : success;
  }

  return {
    isLoading: isStateLoading || areLabelsLoading,
    /** Undefined until the pass is on a phone. */
    labels: isOnPhone ? labels : undefined,
    available: state?.available ?? [],
    sent: state?.sent ?? [],
    send: mutate,
    isPending,
    lastChange: variables,
    resultText,
  };
}
