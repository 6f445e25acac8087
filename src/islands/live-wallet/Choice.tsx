import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps {
  label: string;
  /** The label is only heard. */
  quiet?: boolean;
  options: { value: string; name: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few, as pills. */
export function Choice({ label, quiet, options, value, onChange }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className={styles.choice} data-quiet={quiet}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
