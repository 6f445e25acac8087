import { useId } from 'react';
import { Choosable } from '../../ui/controls/ChoiceControl';
import parts from '../parts.module.css';
import styles from './Choice.module.css';

interface ChoiceProps {
  label: string;
  /** The label is only heard, and the options share one pill. */
  quiet?: boolean;
  options: { value: string; name: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few, as pills. */
export function Choice({ label, quiet, options, value, onChange }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className={parts.group}>
      <legend className={quiet ? 'visually-hidden' : parts.label}>{label}</legend>
      <div className={`${parts.row} ${styles.options}`} data-shared={quiet}>
        {options.map((option) => (
          <Choosable
            key={option.value}
            className={styles.option}
            chosen={option.value === value}
            control={{ type: 'radio', name: group }}
            onChoose={() => onChange(option.value)}
          >
            <span className={parts.pill}>{option.name}</span>
          </Choosable>
        ))}
      </div>
    </fieldset>
  );
}
