import type { ComponentProps, ReactNode } from 'react';
import styles from './ChoiceControl.module.css';

interface ChoiceControlProps {
  inputProps: ComponentProps<'input'>;
  className?: string | undefined;
  isSelected: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** A radio button or checkbox with a custom appearance: the native input is transparent. */
export function ChoiceControl(props: ChoiceControlProps) {
  const { inputProps, className = '', isSelected, onSelect, children } = props;
  return (
    <label
      className={`${styles.control} ${className}`}
      data-selected={isSelected ? '' : undefined}
      data-disabled={inputProps.disabled ? '' : undefined}
    >
      <input {...inputProps} checked={isSelected} onChange={onSelect} />
      {children}
    </label>
  );
}
