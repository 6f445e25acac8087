import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps extends Omit<ComponentProps<'p'>, 'children'> {
  label: ReactNode;
  value: ReactNode;
  /** Within a link a paragraph is not allowed. */
  as?: 'p' | 'span';
}

/** A label with its value below it, as passes have them. */
export function Field({ label, value, as: Element = 'p', className = '', ...rest }: FieldProps) {
  return (
    <Element className={`${styles.field} ${className}`.trim()} {...rest}>
      {label} <b>{value}</b>
    </Element>
  );
}
