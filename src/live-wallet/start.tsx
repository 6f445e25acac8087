// In development React's fast refresh must be there before the first component.
import '@vitejs/plugin-react/preamble';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createQuietRoot } from '../islands/createQuietRoot';
import { LiveWallet } from './LiveWallet';
import { open, reviveLogo } from './store';

/**
 * Shows what was kept of this visit, and returns what opens the dialog.
 * @param use What the page is about.
 */
export function start(use: string | undefined) {
  onlineManager.setOnline(navigator.onLine);
  const place = document.createElement('div');
  document.body.append(place);
  createQuietRoot(place).render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveWallet use={use} />
    </QueryClientProvider>,
  );
  void reviveLogo();
  return open;
}
