import { startTransition, useEffect, useId, useOptimistic, useState } from 'react';
import type { LiveWallet, Use } from '../../model/derive/live-wallet-data';
import { Button } from '../../ui/Button';
import { Slider } from '../../ui/controls/Slider';
import { Icon } from '../../ui/Icon';
import parts from '../parts.module.css';
import styles from './Timeline.module.css';

interface DayProps {
  words: LiveWallet['words']['day'];
  title: string;
  moments: Use['moments'];
  at: number;
  /** Told whether it plays: then nobody's own hand says what has happened. */
  onMove: (at: number, playing: boolean) => void;
}

const pace = 2800;

/** The life of the pass, to play or to slide through. */
export function Day({ words, title, moments, at, onMove }: DayProps) {
  const [playing, setPlaying] = useState(false);
  // The hand is answered at once; the pass follows in the next moment, however slow the phone.
  const [shown, show] = useOptimistic(at);
  const heading = useId();
  const last = moments.length - 1;

  useEffect(() => {
    if (!playing) return;
    if (at === last) {
      setPlaying(false);
      return;
    }
    const clock = setTimeout(() => onMove(at + 1, true), pace);
    return () => clearTimeout(clock);
  }, [playing, at, last, onMove]);

  const toggle = () => {
    if (!playing && at === last) onMove(0, true);
    setPlaying(!playing);
  };

  const { name, day, time, notification } = moments[shown] as Use['moments'][number];
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={parts.heading}>
        {title}
      </h3>
      <div className={styles.line}>
        <Button size="small" className={styles.play} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} size={22} />
          <span className="visually-hidden">{playing ? words.pause : words.play}</span>
        </Button>
        <div className={styles.track}>
          <Slider
            label={words.moment}
            to={last}
            value={shown}
            text={`${name}, ${day} ${time}. ${notification}`}
            onChange={(moment) => {
              setPlaying(false);
              startTransition(() => {
                show(moment);
                onMove(moment, false);
              });
            }}
          />
          <ol aria-hidden="true">
            {moments.map((moment, index) => (
              <li key={moment.name} data-now={index === shown || undefined}>
                {moment.name}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
