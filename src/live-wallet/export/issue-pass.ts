import { useQuery } from '@tanstack/react-query';

/** What is signed: text and a color. The logo never leaves the device. */
export interface Signed {
  use: string;
  name: string;
  color: string;
}

/** The addresses of a pass that was issued, for each wallet, and when it ends. */
export interface Issued {
  apple: string;
  google: string;
  until: string;
}

const patience = 15_000;
/** Where the last one is kept, until the tab is closed. */
const place = 'pass-issued';

async function issue(design: string): Promise<Issued> {
  const answer = await fetch('/passes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: design,
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const issued = await answer.json();
  try {
    sessionStorage.setItem(place, JSON.stringify({ design, issued }));
  } catch {
    // It is forgotten with the page then.
  }
  return issued;
}

function issuedBefore(design: string): Issued | undefined {
  try {
    const before = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    return before.design === design ? before.issued : undefined;
  } catch {
    return undefined;
  }
}

const lasts = (issued: Issued | undefined) =>
  issued && Date.parse(issued.until) > Date.now() ? issued : undefined;

/** A design is issued once in a visit, however often that is asked for; another one anew. */
export function useIssued(signed: Signed) {
  const design = JSON.stringify(signed);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['passes', design],
    queryFn: () => issue(design),
    initialData: () => issuedBefore(design),
    enabled: false,
    networkMode: 'always',
    retry: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    issued: lasts(data),
    /** The status of a refusal, or what else went wrong. */
    problem: isFetching ? undefined : error?.message,
    isPending: isFetching,
    ask: async () => lasts(data) ?? (await refetch({ cancelRefetch: false })).data,
  };
}
