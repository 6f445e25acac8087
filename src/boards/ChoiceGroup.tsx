import { type ReactNode, useId } from 'react';
import { ChoiceControl } from '../ui/controls/ChoiceControl';
import styles from './ChoiceGroup.module.css';

export interface ChoiceGroupProps<Value> {
  /** Not needed inside a fieldset with a legend. */
  label?: string;
  className?: string | undefined;
  options: { value: Value; text: ReactNode; disabled?: boolean }[];
  optionClassName?: string | undefined;
  selected: readonly (Value | undefined)[];
  /** Checkboxes instead of radio buttons. */
  isMultiple?: boolean;
  onSelect: (value: Value) => void;
}

/** A group of radio buttons or checkboxes. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { label, className, options, optionClassName, selected, isMultiple, onSelect } = props;
  const name = useId();
  const groupProps = label && { role: isMultiple ? 'group' : 'radiogroup', 'aria-label': label };
  return (
    <div className={`${styles.options} ${className ?? ''}`} {...groupProps}>
      {options.map(({ value, text, disabled }) => (
        <ChoiceControl
          key={value}
          className={optionClassName}
          isSelected={selected.includes(value)}
          inputProps={{ type: isMultiple ? 'checkbox' : 'radio', name, disabled }}
          onSelect={() => onSelect(value)}
        >
          {text}
        </ChoiceControl>
      ))}
    </div>
  );
}
