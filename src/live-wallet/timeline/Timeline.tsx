import { useEffect, useId, useState } from 'react';
import type { LiveWalletData, Moment } from '../../model/derive/live-wallet-data';
import { Button } from '../../ui/Button';
import { Slider } from '../../ui/controls/Slider';
import { Icon } from '../../ui/Icon';
import shared from '../shared.module.css';
import styles from './Timeline.module.css';

interface TimelineProps {
  labels: LiveWalletData['labels']['timeline'];
  title: string;
  moments: Moment[];
  /** The index of the current moment. */
  index: number;
  onIndexChange: (index: number, isPlaying: boolean) => void;
}

const playInterval = 2800;

/** The moments of a pass, on a slider that can also play. */
export function Timeline({ labels, title, moments, index, onIndexChange }: TimelineProps) {
  const [isPlaying, setPlaying] = useState(false);
  const headingId = useId();
  const last = moments.length - 1;

  useEffect(() => {
    if (!isPlaying) return;
    if (index === last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onIndexChange(index + 1, true), playInterval);
    return () => clearTimeout(timer);
  }, [isPlaying, index, last, onIndexChange]);

  const togglePlaying = () => {
    if (!isPlaying && index === last) onIndexChange(0, true);
    setPlaying(!isPlaying);
  };

  const { name, day, time, notification } = moments[index] as Moment;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={shared.heading}>
        {title}
      </h3>
      <div className={styles.player}>
        <Button size="small" className={styles.play} onClick={togglePlaying}>
          <Icon name={isPlaying ? 'pause' : 'play'} size={22} />
          <span className="visually-hidden">{isPlaying ? labels.pause : labels.play}</span>
        </Button>
        <div className={styles.track}>
          <Slider
            label={labels.moment}
            to={last}
            value={index}
            text={`${name}, ${day} ${time}. ${notification}`}
            onChange={(value) => {
              setPlaying(false);
              onIndexChange(value, false);
            }}
          />
          <ol aria-hidden="true">
            {moments.map((moment, position) => (
              <li key={moment.name} data-current={position === index || undefined}>
                {moment.name}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
