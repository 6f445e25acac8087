import { Slider } from '../ui/controls/Slider';
import styles from './LabeledSlider.module.css';
import type { SliderRange } from './time';

interface LabeledSliderProps extends SliderRange {
  label: string;
  value: number;
  /** The formatted value. */
  text: string;
  /** Undefined renders no slider. */
  onChange: ((value: number) => void) | undefined;
}

/** A time or date with a slider that changes it. */
export function LabeledSlider({ label, onChange, ...sliderProps }: LabeledSliderProps) {
  const Element = onChange ? 'label' : 'p';
  return (
    <Element className={styles.slider}>
      <span>
        {`${label} `}
        <b>{sliderProps.text}</b>
      </span>
      {onChange && <Slider {...sliderProps} onChange={onChange} />}
    </Element>
  );
}
