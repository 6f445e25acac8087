import { useId } from 'react';
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
  onIndexChange: (index: number) => void;
  isPlaying: boolean;
  onTogglePlaying: () => void;
}

/** The moments of a pass, on a slider that can also play. */
export function Timeline(props: TimelineProps) {
  const { labels, title, moments, index, onIndexChange, isPlaying, onTogglePlaying } = props;
  const headingId = useId();
  const { name, day, time, notification } = moments[index] as Moment;
  return (
    <section aria-labelledby={headingId}>
      <div className={`${shared.row} ${styles.heading}`}>
        <h3 id={headingId} className={shared.heading}>
          {title}
        </h3>
        <p>
          {moments.map((moment, position) => (
            <span key={moment.name} data-current={position === index || undefined}>
              {moment.day}
            </span>
          ))}
        </p>
      </div>
      <div className={styles.player}>
        <Button size="small" className={styles.play} onClick={onTogglePlaying}>
          <Icon name={isPlaying ? 'pause' : 'play'} size={22} />
          <span className="visually-hidden">{isPlaying ? labels.pause : labels.play}</span>
        </Button>
        <div className={styles.track}>
          <Slider
            label={labels.moment}
            to={moments.length - 1}
            value={index}
            text={`${name}, ${day} ${time}. ${notification}`}
            onChange={onIndexChange}
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
