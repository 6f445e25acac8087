import { designToSearchParams } from '../pass/design';
import { Button, type ButtonStyleProps } from './Button';
import styles from './DemoButton.module.css';
import { useVisitorPass } from './useVisitorPass';

export interface DemoButtonProps extends ButtonStyleProps {
  href: string;
  label: string;
  /** Beside the label where the address contains a design. */
  withPass?: string | undefined;
}

/** Opens the demo in a new tab, with the visitor's design if there is one; layouts/Demo.astro knows whether that is wanted. */
export function DemoButton({ href, label, withPass, ...style }: DemoButtonProps) {
  const visitor = useVisitorPass();
  if (!visitor)
    return (
      <Button {...style} href={href} external data-demo="">
        {label}
      </Button>
    );
  return (
    <Button
      {...style}
      href={`${href}&${designToSearchParams(visitor.design)}`}
      external
      data-demo=""
    >
      <span className={styles.label}>
        {label} <small>{withPass}</small>
      </span>
    </Button>
  );
}
