import { type ReactNode, useId } from 'react';
import styles from './Options.module.css';

interface OptionsProps<Value> {
  label: string;
  className?: string | undefined;
  options: { value: Value; text: ReactNode }[];
  value: Value;
  /** Without it, nothing can be chosen, and nothing looks like it. */
  onChange: ((value: Value) => void) | false | undefined;
}

/** One of a few. */
export function Options<Value extends string | number>({
  label,
  className,
  options,
  value,
  onChange,
}: OptionsProps<Value>) {
  const group = useId();
  if (!onChange) {
    return (
      <div className={className}>
        {options.map((option) => (
          <span key={option.value}>{option.text}</span>
        ))}
      </div>
    );
  }
  return (
    <div className={`${styles.options} ${className}`} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={group}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </div>
  );
}
