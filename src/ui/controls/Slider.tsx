import styles from './Slider.module.css';

interface SliderProps {
  /** Without one, the label around it says what it is. */
  label?: string;
  from?: number;
  to: number;
  step?: number;
  value: number;
  /** The value as one says it. */
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
