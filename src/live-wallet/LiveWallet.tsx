import labels from 'virtual:loading-labels';
import { useQueryClient } from '@tanstack/react-query';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Dialog } from './Dialog';
import { LoadingState } from './LoadingState';
import { VisitorPassPortals } from './on-page/VisitorPassPortals';
import { PassEditor } from './PassEditor';
import { useLiveWalletState } from './store';
import { useLiveWalletData } from './useLiveWalletData';

/** The dialog with the pass editor, and the visitor's pass in the pictures of the page. */
export function LiveWallet({ pageUse }: { pageUse: string | undefined }) {
  const { isOpen, currentDesign, logo, publishedDesign } = useLiveWalletState();
  const { data, isError, isPaused } = useLiveWalletData();
  const queryClient = useQueryClient();
  // Without the old data, so that an error boundary shows the loading state instead.
  const retry = () => void queryClient.resetQueries();
  const failed = <LoadingState labels={labels} state="failed" onRetry={retry} />;
  const loading = <LoadingState labels={labels} state={isPaused ? 'offline' : 'loading'} />;
  return (
    <>
      {isOpen && (
        <Dialog labels={labels}>
          {data ? (
            <ErrorBoundary fallback={() => failed}>
              <PassEditor data={data} page={pageUse || 'home'} design={currentDesign} logo={logo} />
            </ErrorBoundary>
          ) : isError ? (
            failed
          ) : (
            loading
          )}
        </Dialog>
      )}
      {data && publishedDesign && (
        <ErrorBoundary fallback={() => null}>
          <VisitorPassPortals data={data} design={publishedDesign} logo={logo} pageUse={pageUse} />
        </ErrorBoundary>
      )}
    </>
  );
}
