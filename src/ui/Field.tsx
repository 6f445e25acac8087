import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps extends Omit<ComponentProps<'p'>, 'children'> {
  label: ReactNode;
  value: ReactNode;
  /** Use `span` inside a link. */
  as?: 'p' | 'span';
}

/** A label with its value below it. */
export function Field({ label, value, as: Element = 'p', className = '', ...rest }: FieldProps) {
  return (
    <Element className={`${styles.field} ${className}`.trim()} {...rest}>
      {label} <b>{value}</b>
    </Element>
  );
}
