import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { LiveWalletLabels } from '../model/derive/live-wallet-labels';
import { $design, $logo, correctVertical } from '../pass/design-store';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Dialog } from './Dialog';
import { $isOpen } from './dialog-store';
import { LoadingState } from './LoadingState';
import { PassEditor } from './PassEditor';
import { queryClient } from './query-client';
import { useLiveWalletData } from './useLiveWalletData';

interface LiveWalletDialogProps {
  labels: LiveWalletLabels;
  /** ID of the page behind the dialog. */
  page: string;
}

/** The dialog with the pass editor. */
export function LiveWalletDialog({ labels, page }: LiveWalletDialogProps) {
  const isOpen = useStore($isOpen, { ssr: 'initial' });
  const design = useStore($design, { ssr: 'initial' });
  const logo = useStore($logo, { ssr: 'initial' });
  const { data, isError, isPaused } = useLiveWalletData();
  useEffect(() => {
    // Not the design of this render: while hydrating, that is empty.
    if (data) correctVertical(data.verticals);
  });
  if (!isOpen) return null;

  // Without the old data, so that an error boundary shows the loading state instead.
  const retry = () => void queryClient.resetQueries();
  const failed = <LoadingState labels={labels} state="failed" onRetry={retry} />;
  const loading = <LoadingState labels={labels} state={isPaused ? 'offline' : 'loading'} />;
  // Outside its section, whose styles it would inherit.
  return createPortal(
    <Dialog labels={labels}>
      {data ? (
        <ErrorBoundary fallback={() => failed}>
          <PassEditor data={data} page={page} design={design} logo={logo} />
        </ErrorBoundary>
      ) : isError ? (
        failed
      ) : (
        loading
      )}
    </Dialog>,
    document.body,
  );
}
