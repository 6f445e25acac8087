import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { PassDesign } from '../../pass/design';
import { readSession, writeSession } from '../../pass/session';
import { fetchOk, queryClient } from '../query-client';

/** The URLs of an issued pass, when it expires, and the token that allows this tab to change it. */
export interface IssuedPassLinks {
  apple: string;
  google: string;
  expiresAt: string;
  serial: string;
  control: string;
}

const timeout = 15_000;

async function issuePass(body: string): Promise<IssuedPassLinks> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetchOk('/passes', { method: 'POST', headers, body }, timeout);
  return response.json();
}

/** The last pass that this tab has issued, unless it has expired. */
export function readIssuedPass(): { request: PassDesign; pass: IssuedPassLinks } | undefined {
  try {
    const { body, pass } = JSON.parse(readSession('issued') ?? '');
    return unlessExpired(pass) && { request: JSON.parse(body), pass };
  } catch {
    return undefined;
  }
}

const unlessExpired = (pass: IssuedPassLinks | undefined) =>
  pass && Date.parse(pass.expiresAt) > Date.now() ? pass : undefined;

const passKey = (body: string) => ['passes', body];

/** Issues a design once, until it expires; the session keeps the last one for a reload. */
export function useIssuedPass(request: PassDesign) {
  const body = JSON.stringify(request);
  const { data } = useQuery(
    {
      queryKey: passKey(body),
      queryFn: skipToken,
      initialData: () => {
        const issued = readIssuedPass();
        return JSON.stringify(issued?.request) === body ? issued?.pass : undefined;
      },
      gcTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const { mutateAsync, variables, isPending, error } = useMutation(
    {
      mutationFn: issuePass,
      onSuccess: (pass, issued) => {
        queryClient.setQueryData(passKey(issued), pass);
        writeSession('issued', JSON.stringify({ body: issued, pass }));
      },
      networkMode: 'always',
    },
    queryClient,
  );
  // The visitor may have changed the design since.
  const isOfDesign = variables === body;
  return {
    issuedPass: unlessExpired(data),
    /** The HTTP status, or the message of a network error. */
    error: isOfDesign ? error?.message : undefined,
    isPending: isOfDesign && isPending,
    issue: async () => unlessExpired(data) ?? mutateAsync(body).catch(() => undefined),
  };
}
