import { createPortal } from 'react-dom';
import { Dialog, type DialogWords } from './Dialog';
import { useLiveWallet } from './data';
import { chosenUse, type Design } from './design';
import { HeroFan } from './hero/HeroFan';
import { useVisit } from './visit';
import { Waiting, type WaitingWords } from './Waiting';
import { Workbench } from './Workbench';

export interface LiveWalletProps {
  /** The words that are needed before all others have come: the page brings them along. */
  words: DialogWords & WaitingWords;
  /** The picture that wears the visitor's pass afterwards. */
  fan: Element | null;
}

export function LiveWallet({ words, fan }: LiveWalletProps) {
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
      {data &&
        worn &&
        fan &&
        createPortal(<HeroFan data={data} design={known(worn)} logo={logo} />, fan)}
    </>
  );
}
