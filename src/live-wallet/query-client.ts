import { onlineManager, QueryClient } from '@tanstack/react-query';

/** The cache of a page. Islands have no common parent for a provider, so hooks get it as an argument. */
export const queryClient = new QueryClient();

if (typeof window !== 'undefined') {
  // TanStack Query assumes a connection until the first online or offline event.
  onlineManager.setOnline(navigator.onLine);
  // As a provider does: continues what waits for a connection.
  queryClient.mount();
}

/** Rejects after the timeout in milliseconds, and with the HTTP status if the request fails. */
export async function fetchOk(url: string, init: RequestInit = {}, timeout = 8000) {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(String(response.status));
  return response;
}
