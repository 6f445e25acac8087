import { useCallback, useEffect, useRef, useState } from 'react';
import type { Use } from '../model/derive/live-wallet-data';
import { wearing } from '../pass/colors';
import type { Design } from '../pass/design';
import { LockScreen } from '../ui/pass/LockScreen';
import { Announced, useAnnouncement, useSayAtRest } from './announce';
import { Controls } from './controls/Controls';
import styles from './Dialog.module.css';
import type { Told } from './data';
import { TakeAlong } from './export/ExportActions';
import type { Logo } from './logo';
import parts from './parts.module.css';
import { Monogram } from './pass/Monogram';
import { Stage } from './preview/Preview';
import { change, chooseLogo, startOver } from './store';
import { lastAlive } from './timeline/last-active';
import { Day } from './timeline/Timeline';
import { useFront } from './useDeferredDesign';

interface WorkbenchProps {
  data: Told;
  design: Design;
  logo: Logo | undefined;
}

/** Where a visitor makes a pass: the pass, its controls, its life, and ways to take it along. */
export function Workbench({ data, design, logo }: WorkbenchProps) {
  const { words, colors, demo, issuing } = data;
  const [at, setAt] = useState(0);
  const { drawn, use, color, front } = useFront(data, design, logo, at);
  const { name, dye, state } = front;
  const { moments } = use;
  const [turned, turn] = useState(false);
  const [said, say] = useAnnouncement();
  const nameField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // On a touch screen a field would bring up the keyboard, over half of the pass.
    if (matchMedia('(pointer: fine)').matches) nameField.current?.focus();
  }, []);

  const colorName = colors.find(({ value }) => value === color)?.name ?? color;
  useSayAtRest([name, use.name, colorName, words.wallet[drawn.wallet]].join(', '), say);

  const move = useCallback(
    (to: number, playing: boolean) => {
      setAt(to);
      if (playing) say(`${moments[to]?.name}. ${moments[to]?.notification}`);
    },
    [moments, say],
  );

  const moment = moments[at] as Use['moments'][number];
  /** What is being made is alive: nobody wants to choose the color of a pass that has ended. */
  const wake = () => state.ended && setAt(moments.indexOf(lastAlive(use)));

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
            mark: <Monogram name={name} logo={logo} on={dye.pass} />,
            name,
            text: moment.notification,
          }}
          style={wearing(dye)}
        />
        <TakeAlong
          words={words.take}
          demo={demo}
          design={drawn}
          shown={{ front, back: use.back, turned }}
          moment={moment.name}
          issuing={issuing}
          color={color}
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
