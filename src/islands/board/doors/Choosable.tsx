import type { ComponentProps, ReactNode } from 'react';
import live from './Doors.module.css';
import styles from './Picture.module.css';

interface ChoosableProps {
  /** Without it, this is a picture. */
  control: ComponentProps<'input'> | undefined;
  look: 'person' | 'door' | 'pill';
  chosen?: boolean;
  children: ReactNode;
}

/** What can be chosen, drawn by us: the control itself lies over it, unseen. */
export function Choosable({ control, look, chosen, children }: ChoosableProps) {
  const Element = control ? 'label' : 'span';
  return (
    <Element
      className={control ? `${styles[look]} ${live[look]}` : styles[look]}
      data-chosen={chosen || undefined}
    >
      {control && <input {...control} checked={chosen} />}
      {children}
    </Element>
  );
}
