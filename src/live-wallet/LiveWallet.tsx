import labels from 'virtual:loading-labels';
import { Dialog } from './Dialog';
import { LoadingState } from './LoadingState';
import { VisitorPassPortals } from './on-page/VisitorPassPortals';
import { PassEditor } from './PassEditor';
import { useLiveWalletState } from './store';
import { useLiveWalletData } from './useLiveWalletData';

/** The dialog with the pass editor, and the visitor's pass in the pictures of the page. */
export function LiveWallet({ pageUse }: { pageUse: string | undefined }) {
  const { isOpen, currentDesign, logo, publishedDesign } = useLiveWalletState();
  const { data } = useLiveWalletData();
  return (
    <>
      {isOpen && (
        <Dialog labels={labels}>
          {data ? (
            <PassEditor data={data} design={currentDesign} logo={logo} />
          ) : (
            <LoadingState labels={labels} />
          )}
        </Dialog>
      )}
      {data && publishedDesign && (
        <VisitorPassPortals data={data} design={publishedDesign} logo={logo} pageUse={pageUse} />
      )}
    </>
  );
}
