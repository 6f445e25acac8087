import styles from './Slider.module.css';

interface SliderProps {
  /** Not needed inside a label. */
  label?: string;
  from?: number;
  to: number;
  step?: number;
  value: number;
  /** The formatted value, for screen readers. */
  text: string;
  onChange: (value: number) => void;
}

export function Slider({ label, from = 0, to, step, value, text, onChange }: SliderProps) {
  return (
    <input
      className={styles.slider}
      type="range"
      min={from}
      max={to}
      step={step}
      value={value}
      aria-label={label}
      aria-valuetext={text}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
