import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { LiveWallet, Use } from '../../model/live-wallet-data';
import { LockScreen } from '../LockScreen';
import { Announced, useAnnouncement, useSayAtRest } from './announce';
import { ended, tonesOf, wearing } from './colour';
import { Controls } from './controls/Controls';
import styles from './Dialog.module.css';
import { Day } from './day/Day';
import { lastAlive, passAt } from './day/life';
import { chosenUse, type Design, settle } from './design';
import type { Logo } from './logo';
import parts from './parts.module.css';
import { useCode } from './pass/code';
import { Monogram } from './pass/Monogram';
import { Stage } from './stage/Stage';
import { TakeAlong } from './take-along/TakeAlong';
import { change, chooseLogo, startOver } from './visit';

interface WorkbenchProps {
  data: LiveWallet;
  design: Design;
  logo: Logo | undefined;
}

/** Where a visitor makes a pass: the pass, its controls, its life, and ways to take it along. */
export function Workbench({ data, design, logo }: WorkbenchProps) {
  const { words, uses, colours, demo } = data;
  // The field answers first; the pass follows in the next moment, however slow the phone.
  const drawn = useDeferredValue(design);
  const use = chosenUse(uses, drawn);
  const { moments } = use;
  const [at, setAt] = useState(0);
  const [turned, turn] = useState(false);
  const [said, say] = useAnnouncement();
  const nameField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // On a touch screen a field would bring up the keyboard, over half of the pass.
    if (matchMedia('(pointer: fine)').matches) nameField.current?.focus();
  }, []);

  const name = settle(drawn).name || words.name.sample;
  const colour = drawn.colour ?? use.colour;
  const state = passAt(use, at);
  const tones = state.ended ? ended : tonesOf(colour);
  const endedWord = words.day.ended;
  const code = useCode(drawn);
  const front = { wallet: drawn.wallet, name, logo, art: use.art, tones, state, code, endedWord };

  const colourName = colours.find(({ value }) => value === colour)?.name ?? colour;
  useSayAtRest([name, use.name, colourName, words.wallet[drawn.wallet]].join(', '), say);

  const move = useCallback(
    (to: number, playing: boolean) => {
      setAt(to);
      if (playing) say(`${moments[to]?.name}. ${moments[to]?.notification}`);
    },
    [moments, say],
  );

  const moment = moments[at] as Use['moments'][number];
  /** What is being made is alive: nobody wants to choose the colour of a pass that has ended. */
  const wake = () => {
    if (state.ended) setAt(lastAlive(use));
  };

  return (
    <>
      <Stage
        words={words}
        front={front}
        back={use.back}
        chosen={design.wallet}
        turned={turned}
        onTurn={() => turn(!turned)}
      />
      <div className={`${parts.column} ${styles.panel}`}>
        <Controls
          data={data}
          design={design}
          onDesign={(part) => {
            if (part.use) setAt(0);
            else wake();
            change(part);
          }}
          logo={logo}
          onLogo={(chosen) => {
            wake();
            chooseLogo(chosen);
          }}
          nameField={nameField}
        />
        <Day words={words.day} title={use.title} moments={moments} at={at} onMove={move} />
        <LockScreen
          day={moment.day}
          time={moment.time}
          message={{
            mark: <Monogram name={name} logo={logo} on={tones.pass} />,
            name,
            text: moment.notification,
          }}
          style={wearing(tones)}
        />
        <TakeAlong
          words={words.take}
          demo={demo}
          design={drawn}
          shown={{ front, back: use.back, turned }}
          moment={moment.name}
        >
          <button
            type="button"
            className={parts.quiet}
            onClick={() => {
              setAt(0);
              startOver();
              say(words.cleared);
              nameField.current?.focus();
            }}
          >
            {words.clear}
          </button>
        </TakeAlong>
        <Announced said={said} className="visually-hidden" />
      </div>
    </>
  );
}
