import { useId } from 'react';
import { ChoiceControl } from '../../ui/controls/ChoiceControl';
import shared from '../shared.module.css';
import styles from './RadioGroup.module.css';

interface RadioGroupProps {
  label: string;
  /** The options are joined in one pill, and the label is visually hidden. */
  isSegmented?: boolean;
  options: { value: string; name: string }[];
  value: string;
  onChange: (value: string) => void;
}

export function RadioGroup({ label, isSegmented, options, value, onChange }: RadioGroupProps) {
  const groupName = useId();
  return (
    <fieldset className={shared.fieldset}>
      <legend className={isSegmented ? 'visually-hidden' : shared.label}>{label}</legend>
      <div className={`${shared.row} ${styles.options}`} data-segmented={isSegmented}>
        {options.map((option) => (
          <ChoiceControl
            key={option.value}
            className={styles.option}
            isSelected={option.value === value}
            inputProps={{ type: 'radio', name: groupName }}
            onSelect={() => onChange(option.value)}
          >
            <span className={shared.pill}>{option.name}</span>
          </ChoiceControl>
        ))}
      </div>
    </fieldset>
  );
}
