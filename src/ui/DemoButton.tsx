import { designToSearchParams } from '../pass/design';
import { Button, type ButtonStyleProps } from './Button';
import styles from './DemoButton.module.css';
import { useVisitorPass } from './useVisitorPass';

interface DemoButtonProps extends ButtonStyleProps {
  href: string;
  label: string;
  /** Beside the label where the address contains a design. */
  withPass?: string | undefined;
}

/** Opens the demo in a new tab, with the visitor's design if there is one; layouts/Demo.astro knows whether that is wanted. */
export function DemoButton({ href, label, withPass, ...style }: DemoButtonProps) {
  const visitor = useVisitorPass();
  const address = visitor ? `${href}&${designToSearchParams(visitor.design)}` : href;
  return (
    <Button {...style} href={address} external data-demo="">
      {visitor ? (
        <span className={styles.label}>
          {label} <small>{withPass}</small>
        </span>
      ) : (
        label
      )}
    </Button>
  );
}
