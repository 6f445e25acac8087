// In development, React Refresh must be installed before the first component.
import '@vitejs/plugin-react/preamble';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { LiveWallet } from './LiveWallet';
import { connectNameField } from './on-page/name-field';
import { openDialog, restoreLogoFromSession } from './store';

/**
 * Renders the live wallet into the page and returns the function that opens its dialog.
 * @param pageUse The use of the page, if it has one.
 */
export function startLiveWallet(pageUse: string | undefined) {
  // TanStack Query assumes a connection until the first online or offline event.
  onlineManager.setOnline(navigator.onLine);
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveWallet pageUse={pageUse} />
    </QueryClientProvider>,
  );
  void restoreLogoFromSession();
  connectNameField();
  return openDialog;
}
