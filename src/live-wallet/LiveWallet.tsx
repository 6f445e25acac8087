import words from 'virtual:waiting-words';
import { chosenUse, type Design } from '../pass/design';
import { Dialog } from './Dialog';
import { useLiveWallet } from './data';
import { Waiting } from './LoadingState';
import { Dressed } from './on-page/VisitorPassPortals';
import { Workbench } from './PassEditor';
import { useVisit } from './store';

/** For a page that is about one use, or about all. */
export function LiveWallet({ use }: { use: string | undefined }) {
  const { isOpen, design, logo, worn } = useVisit();
  const { data } = useLiveWallet();
  const known = (made: Design) => ({ ...made, use: chosenUse(data?.uses ?? [], made).id });
  return (
    <>
      {isOpen && (
        <Dialog words={words}>
          {data ? (
            <Workbench data={data} design={known(design)} logo={logo} />
          ) : (
            <Waiting words={words} />
          )}
        </Dialog>
      )}
      {data && worn && <Dressed data={data} design={known(worn)} logo={logo} use={use} />}
    </>
  );
}
