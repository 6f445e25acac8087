import { useEffect, useId, useState } from 'react';
import type { LiveWallet, Use } from '../../../model/live-wallet-data';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import parts from '../parts.module.css';
import styles from './Day.module.css';

interface DayProps {
  words: LiveWallet['words']['day'];
  moments: Use['moments'];
  at: number;
  /** Told whether it plays: then nobody's own hand says what has happened. */
  onMove: (at: number, playing: boolean) => void;
}

const pace = 2800;

/** The life of the pass, to play or to slide through. */
export function Day({ words, moments, at, onMove }: DayProps) {
  const [playing, setPlaying] = useState(false);
  const title = useId();
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

  const { name, day, time, notification } = moments[at] as Use['moments'][number];
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={parts.heading}>
        {words.title}
      </h3>
      <div className={styles.line}>
        <Button size="small" className={styles.play} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} size={22} />
          <span className="visually-hidden">{playing ? words.pause : words.play}</span>
        </Button>
        <div className={styles.track} data-moments={moments.length}>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={words.moment}
            aria-valuetext={`${name}, ${day} ${time}. ${notification}`}
            onChange={({ target }) => {
              setPlaying(false);
              onMove(Number(target.value), false);
            }}
          />
          <ol aria-hidden="true">
            {moments.map((moment, index) => (
              <li key={moment.name} data-now={index === at || undefined}>
                {moment.name}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
