import { useQuery } from '@tanstack/react-query';
import { readSession, writeSession } from '../../pass/session';

/** The part of the design that is sent to the server. The logo stays on the device. */
export interface PassRequest {
  use: string;
  name: string;
  color: string;
}

/** The URLs of an issued pass, when it expires, and the token that allows this tab to change it. */
export interface IssuedPassLinks {
  apple: string;
  google: string;
  until: string;
  serial: string;
  control: string;
}

const timeout = 15_000;

async function issuePass(body: string): Promise<IssuedPassLinks> {
  const response = await fetch('/passes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(String(response.status));
  const pass = await response.json();
  writeSession('issued', JSON.stringify({ body, pass }));
  return pass;
}

/** The last pass that this tab has issued, unless it has expired. */
export function readIssuedPass(): { request: PassRequest; pass: IssuedPassLinks } | undefined {
  try {
    const { body, pass } = JSON.parse(readSession('issued') ?? '');
    return unlessExpired(pass) && { request: JSON.parse(body), pass };
  } catch {
    return undefined;
  }
}

const unlessExpired = (pass: IssuedPassLinks | undefined) =>
  pass && Date.parse(pass.until) > Date.now() ? pass : undefined;

/** Issues a design once, until it expires; the session keeps the last one for a reload. */
export function useIssuedPass(request: PassRequest) {
  const body = JSON.stringify(request);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['passes', body],
    queryFn: () => issuePass(body),
    initialData: () => {
      const issued = readIssuedPass();
      return JSON.stringify(issued?.request) === body ? issued?.pass : undefined;
    },
    enabled: false,
    networkMode: 'always',
    retry: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    issuedPass: unlessExpired(data),
    /** The HTTP status, or the message of a network error. */
    error: isFetching ? undefined : error?.message,
    isPending: isFetching,
    issue: async () => unlessExpired(data) ?? (await refetch({ cancelRefetch: false })).data,
  };
}
