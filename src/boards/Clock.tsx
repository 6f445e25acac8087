import { Slider } from '../ui/controls/Slider';
import styles from './Clock.module.css';

interface ClockProps {
  label: string;
  from: number;
  to: number;
  step: number;
  value: number;
  /** The value as one says it. */
  text: string;
  /** Without it, it only tells the time. */
  onChange: ((value: number) => void) | false | undefined;
}

/** The clock of a board, to be slid. */
export function Clock({ label, onChange, ...range }: ClockProps) {
  const Element = onChange ? 'label' : 'p';
  return (
    <Element className={styles.clock}>
      <span>
        {`${label} `}
        <b>{range.text}</b>
      </span>
      {onChange && <Slider {...range} onChange={onChange} />}
    </Element>
  );
}
