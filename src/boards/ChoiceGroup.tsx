import { type ReactNode, useId } from 'react';
import { Choosable } from '../ui/controls/ChoiceControl';
import styles from './ChoiceGroup.module.css';

interface OptionsProps<Value> {
  /** Without one, whatever it stands in names it. */
  label?: string;
  className?: string | undefined;
  options: { value: Value; text: ReactNode; disabled?: boolean }[];
  /** What each of them looks like. */
  look?: string | undefined;
  chosen: readonly (Value | undefined)[];
  /** Any number of them, or one. */
  several?: boolean;
  /** Without it, nothing can be chosen, and nothing looks like it. */
  onChoose: ((value: Value) => void) | false | undefined;
}

/** A few things to choose from. */
export function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { label, className, options, look, chosen, several, onChoose } = props;
  const group = useId();
  return (
    <div
      className={onChoose ? `${styles.options} ${className ?? ''}` : className}
      {...(onChoose && label && { role: 'radiogroup', 'aria-label': label })}
    >
      {options.map(({ value, text, disabled }) => (
        <Choosable
          key={value}
          className={look}
          chosen={chosen.includes(value)}
          control={{ type: several ? 'checkbox' : 'radio', name: group, disabled }}
          onChoose={onChoose && (() => onChoose(value))}
        >
          {text}
        </Choosable>
      ))}
    </div>
  );
}
