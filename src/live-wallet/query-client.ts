import { onlineManager, QueryClient } from '@tanstack/react-query';

/** The cache of a page. Islands have no common parent for a provider, so hooks get it as an argument. */
export const queryClient = new QueryClient();

if (typeof window !== 'undefined') {
  // TanStack Query assumes a connection until the first online or offline event.
  onlineManager.setOnline(navigator.onLine);
  // As a provider does: continues what waits for a connection.
  queryClient.mount();
}
