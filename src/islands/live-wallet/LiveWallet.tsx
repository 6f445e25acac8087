import { useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { LiveWallet as Data, Use } from '../../model/live-wallet-data';
import { Controls } from './Controls';
import { ended, tonesOf } from './colour';
import { Day } from './Day';
import { type Design, settle } from './design';
import styles from './LiveWallet.module.css';
import { LockScreen } from './LockScreen';
import { passAt } from './life';
import type { Logo } from './logo';
import { Stage } from './Stage';
import { TakeAlong } from './TakeAlong';
import { useSparingly } from './useSparingly';

interface LiveWalletProps {
  data: Data;
  design: Design;
  logo: Logo | undefined;
  onDesign: (change: Partial<Design>) => void;
  onLogo: (logo: Logo | undefined) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The dialog in which a visitor makes a pass. It is open for as long as it is there. */
export function LiveWallet({ data, design, logo, ...on }: LiveWalletProps) {
  const { words, uses, code, demo } = data;
  // The field answers first; the pass follows in the next moment, however slow the phone.
  const drawn = useDeferredValue(design);
  const use = uses.find(({ id }) => id === drawn.use) as Use;
  const dialog = useRef<HTMLDialogElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState(0);
  const [heard, say] = useState('');
  const title = useId();

  useEffect(() => {
    const { documentElement: page } = document;
    page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
    dialog.current?.showModal();
    // On a touch screen a field would bring up the keyboard, over half of the pass.
    if (matchMedia('(pointer: fine)').matches) nameField.current?.focus();
  }, []);

  const name = settle(drawn).name || words.name.sample;
  const colour = drawn.colour ?? use.colour;
  const state = passAt(use, at);
  const tones = state.ended ? ended : tonesOf(colour);
  const front = { wallet: drawn.wallet, name, logo, art: use.art, tones, state, code };
  const shown = { ...front, endedWord: words.day.ended };

  useSparingly(
    `${name}, ${use.name}, ${data.colours.find(({ value }) => value === colour)?.name ?? colour}, ${words.wallet[drawn.wallet]}`,
    say,
  );

  const { moments } = use;
  const move = useCallback(
    (to: number, playing: boolean) => {
      setAt(to);
      if (playing) say(`${moments[to]?.name}. ${moments[to]?.notification}`);
    },
    [moments],
  );

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      closedby="any"
      onClose={on.onClose}
    >
      <div className={styles.layout}>
        <header className={styles.header}>
          <h2 id={title}>{words.title}</h2>
          <form method="dialog">
            <button type="submit" className={styles.close}>
              {words.close}
            </button>
          </form>
        </header>
        <Stage
          words={words}
          front={shown}
          back={use.back}
          chosen={design.wallet}
          onWallet={(wallet) => on.onDesign({ wallet })}
        />
        <div className={styles.panel}>
          <Controls
            data={data}
            design={design}
            onDesign={(change) => {
              if (change.use) setAt(0);
              on.onDesign(change);
            }}
            logo={logo}
            onLogo={on.onLogo}
            nameField={nameField}
          />
          <Day words={words.day} moments={moments} at={at} onMove={move} />
          <LockScreen moment={moments[at] as Use['moments'][number]} {...front} />
          <TakeAlong words={words.take} demo={demo} design={drawn} front={shown} />
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              setAt(0);
              on.onClear();
              say(words.cleared);
              nameField.current?.focus();
            }}
          >
            {words.clear}
          </button>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {heard}
      </p>
    </dialog>
  );
}
