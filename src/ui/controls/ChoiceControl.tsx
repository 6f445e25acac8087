import { type ComponentProps, memo, type ReactNode } from 'react';
import styles from './ChoiceControl.module.css';

interface ChoosableProps {
  control: ComponentProps<'input'>;
  className?: string | undefined;
  chosen: boolean;
  /** Without it, this is a picture. */
  onChoose: (() => void) | false | undefined;
  children: ReactNode;
}

/**
 * Heard in what is around it, and so drawn again only when it changes: React writes name and type
 * of every input that it draws anew, and the engine looks for the styles of each.
 */
const Control = memo((props: ComponentProps<'input'>) => <input {...props} onChange={() => {}} />);

/** What can be chosen, drawn by us: the control itself lies over it, unseen. */
export function Choosable({ control, className = '', chosen, onChoose, children }: ChoosableProps) {
  const Element = onChoose ? 'label' : 'span';
  return (
    <Element
      onChange={onChoose || undefined}
      className={onChoose ? `${styles.choosable} ${className}` : className || undefined}
      data-chosen={chosen ? '' : undefined}
      data-disabled={onChoose && control.disabled ? '' : undefined}
    >
      {onChoose && <Control {...control} checked={chosen} />}
      {children}
    </Element>
  );
}
