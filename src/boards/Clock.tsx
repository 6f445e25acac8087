import { Slider } from '../ui/controls/Slider';
import styles from './Clock.module.css';
import type { Range } from './time';

interface ClockProps extends Range {
  label: string;
  value: number;
  /** The formatted value. */
  text: string;
  /** Undefined renders no slider. */
  onChange: ((value: number) => void) | undefined;
}

/** A time or date with a slider that changes it. */
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
