import labels from 'virtual:loading-labels';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Dialog } from './Dialog';
import { LoadingState } from './LoadingState';
import { VisitorPassPortals } from './on-page/VisitorPassPortals';
import { PassEditor } from './PassEditor';
import { useLiveWalletState } from './store';
import { BoardUpdatesLoader } from './updates/BoardUpdatesLoader';
import { useLiveWalletData } from './useLiveWalletData';

/** The dialog with the pass editor, and the visitor's pass in the pictures of the page. */
export function LiveWallet({ pageUse }: { pageUse: string | undefined }) {
  const { isOpen, currentDesign, logo, publishedDesign } = useLiveWalletState();
  // Typing in the field of the page does not wait for the passes.
  const pageDesign = useDeferredValue(publishedDesign);
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
      {data && pageDesign && (
        <ErrorBoundary fallback={() => null}>
          <VisitorPassPortals data={data} design={pageDesign} logo={logo} pageUse={pageUse} />
        </ErrorBoundary>
      )}
      {/* After the dialog was closed, because the pass is issued in it. */}
      {!isOpen && pageUse && <BoardUpdatesLoader use={pageUse} />}
    </>
  );
}
