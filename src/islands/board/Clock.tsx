import styles from './Clock.module.css';

interface ClockProps {
  label: string;
  from: number;
  to: number;
  step: number;
  value: number;
  /** The value as one says it. */
  text: string;
  onChange: (value: number) => void;
}

/** The clock of a board, to be slid. */
export function Clock({ label, from, to, step, value, text, onChange }: ClockProps) {
  return (
    <label className={styles.clock}>
      <span>
        {label} <b>{text}</b>
      </span>
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
