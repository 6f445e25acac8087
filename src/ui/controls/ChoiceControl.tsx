import type { ComponentProps, ReactNode } from 'react';
import styles from './ChoiceControl.module.css';

interface ChoiceControlProps {
  inputProps: ComponentProps<'input'>;
  className?: string | undefined;
  isSelected: boolean;
  /** Undefined renders no control. */
  onSelect: (() => void) | undefined;
  children: ReactNode;
}

/** A radio button or checkbox with a custom appearance: the native input is transparent. */
export function ChoiceControl(props: ChoiceControlProps) {
  const { inputProps, className = '', isSelected, onSelect, children } = props;
  const Element = onSelect ? 'label' : 'span';
  return (
    <Element
      className={onSelect ? `${styles.control} ${className}` : className || undefined}
      data-selected={isSelected ? '' : undefined}
      data-disabled={onSelect && inputProps.disabled ? '' : undefined}
    >
      {onSelect && <input {...inputProps} checked={isSelected} onChange={onSelect} />}
      {children}
    </Element>
  );
}
