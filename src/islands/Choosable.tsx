import type { ComponentProps, ReactNode } from 'react';
import styles from './Choosable.module.css';

interface ChoosableProps {
  /** Without it, this is a picture. */
  control: ComponentProps<'input'> | false | undefined;
  className?: string | undefined;
  chosen: boolean;
  children: ReactNode;
}

/** What can be chosen, drawn by us: the control itself lies over it, unseen. */
export function Choosable({ control, className = '', chosen, children }: ChoosableProps) {
  const Element = control ? 'label' : 'span';
  return (
    <Element
      className={control ? `${styles.choosable} ${className}` : className || undefined}
      data-chosen={chosen ? '' : undefined}
      data-disabled={control && control.disabled === true ? '' : undefined}
    >
      {control && <input {...control} checked={chosen} />}
      {children}
    </Element>
  );
}
