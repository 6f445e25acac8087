import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { LiveWallet as Data } from '../../model/live-wallet-data';
import { type Design, fromFragment, isUntouched, settle, toFragment } from './design';
import { HeroFan } from './HeroFan';
import { LiveWallet } from './LiveWallet';
import { type Logo, revive } from './logo';
import { keep, kept } from './visit';

/** Shows what was kept of this visit, and returns what opens the dialog. */
export function start(data: Data, hero: Element | null) {
  const place = document.createElement('div');
  document.body.append(place);
  let open: (link?: string) => void = () => {};
  const root = createRoot(place);
  flushSync(() => root.render(<App data={data} hero={hero} onReady={(how) => (open = how)} />));
  return (link?: string) => flushSync(() => open(link));
}

interface AppProps {
  data: Data;
  hero: Element | null;
  onReady: (open: (link?: string) => void) => void;
}

function App({ data, hero, onReady }: AppProps) {
  const { uses } = data;
  const [isOpen, setOpen] = useState(false);
  const [design, setDesign] = useState(() => fromFragment(kept('design') ?? '', uses));
  const [logo, setLogo] = useState<Logo>();
  /** What the hero wears: the design as it was when the dialog was last closed. */
  const [worn, wear] = useState<Design | undefined>(() => dressed(design));

  useEffect(() => {
    onReady((link) => {
      if (link) {
        setDesign(fromFragment(link, uses));
        setLogo(undefined);
        keep('logo', undefined);
      }
      setOpen(true);
    });
  }, [onReady, uses]);

  useEffect(() => {
    const data = kept('logo');
    if (data) revive(data).then((revived) => kept('logo') === data && setLogo(revived));
  }, []);

  const chooseLogo = (chosen: Logo | undefined) => {
    if (logo) URL.revokeObjectURL(logo.url);
    setLogo(chosen);
    keep('logo', chosen?.data);
  };

  const change = (next: Design) => {
    setDesign(next);
    keep('design', dressed(next) && toFragment(next));
  };

  return (
    <>
      {isOpen && (
        <LiveWallet
          data={data}
          design={design}
          logo={logo}
          onDesign={(part) => change({ ...design, ...part })}
          onLogo={chooseLogo}
          onClear={() => {
            change(fromFragment('', uses));
            chooseLogo(undefined);
            wear(undefined);
          }}
          onClose={() => {
            setOpen(false);
            change(design);
            wear(dressed(design));
          }}
        />
      )}
      {worn && hero && createPortal(<HeroFan data={data} design={worn} logo={logo} />, hero)}
    </>
  );
}

const dressed = (design: Design) => (isUntouched(design) ? undefined : settle(design));
