import type { ComponentProps } from 'react';
import { Options } from '../ChoiceGroup';
import styles from './Access.module.css';

type PillsProps<Value extends string | number> = Omit<
  ComponentProps<typeof Options<Value>>,
  'label' | 'look'
> & { label: string };

/** A few things to choose from, under their name. */
export function Pills<Value extends string | number>({ label, ...rest }: PillsProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <Options {...rest} look={styles.pill} />
    </fieldset>
  );
}
