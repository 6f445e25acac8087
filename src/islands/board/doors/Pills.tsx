import { useId } from 'react';
import { Choosable } from './Choosable';
import styles from './Picture.module.css';

interface PillsProps<Value> {
  label: string;
  options: { value: Value; name: string; disabled?: boolean }[];
  chosen: (Value | undefined)[];
  /** Any number of them, or one. */
  several?: boolean;
  /** Without it, this is a picture. */
  onChoose: ((value: Value) => void) | undefined;
}

/** A few things to choose from. */
export function Pills<Value extends string | number>(props: PillsProps<Value>) {
  const { label, options, chosen, several, onChoose } = props;
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div>
        {options.map(({ value, name, disabled }) => (
          <Choosable
            key={value}
            look="pill"
            chosen={chosen.includes(value)}
            control={
              onChoose && {
                type: several ? 'checkbox' : 'radio',
                name: group,
                disabled,
                onChange: () => onChoose(value),
              }
            }
          >
            {name}
          </Choosable>
        ))}
      </div>
    </fieldset>
  );
}
