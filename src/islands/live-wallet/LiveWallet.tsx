import words from 'virtual:waiting-words';
import { Dialog } from './Dialog';
import { useLiveWallet } from './data';
import { chosenUse, type Design } from './design';
import { Dressed } from './dressed/Dressed';
import { useVisit } from './visit';
import { Waiting } from './Waiting';
import { Workbench } from './Workbench';

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
