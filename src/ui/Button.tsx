import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  /** Where it leads; without an address it is shown but cannot be used. */
  href?: string;
  /** Opens in a new tab: for the application site only. */
  external?: boolean;
  /** What the script on the page opens instead of the address, by the name of its island. */
  opens?: string;
  look?: 'ink' | 'paper' | 'outline';
  size?: 'large' | 'bar';
  children: ReactNode;
}

export function Button(props: ButtonProps) {
  const { href, external, opens, look = 'ink', size = 'large', children } = props;
  const common = { className: styles.button, 'data-look': look, 'data-size': size };
  if (!href) {
    return (
      <button type="button" disabled {...common}>
        {children}
      </button>
    );
  }
  return (
    <a
      href={href}
      {...(external && { target: '_blank', rel: 'noopener' })}
      {...(opens && { [`data-${opens}`]: '' })}
      {...common}
    >
      {children}
    </a>
  );
}
