import { ChoiceGroup, type ChoiceGroupProps } from '../ChoiceGroup';
import styles from './Access.module.css';

type LabeledChoiceGroupProps<Value> = Omit<ChoiceGroupProps<Value>, 'label' | 'optionClassName'> & {
  label: string;
};

/** A choice group with a visible label. */
export function LabeledChoiceGroup<Value extends string | number>({
  label,
  ...rest
}: LabeledChoiceGroupProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <ChoiceGroup {...rest} optionClassName={styles.pill} />
    </fieldset>
  );
}
