import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  /** Where it leads; without an address it is shown but cannot be used. */
  href?: string;
  /** Opens in a new tab: for the application site only. */
  external?: boolean;
  look?: 'ink' | 'paper' | 'outline';
  size?: 'large' | 'bar';
  children: ReactNode;
}

export function Button({ href, external, look = 'ink', size = 'large', children }: ButtonProps) {
  const common = { className: styles.button, 'data-look': look, 'data-size': size };
  if (!href) {
    return (
      <button type="button" disabled {...common}>
        {children}
      </button>
    );
  }
  return (
    <a href={href} {...(external && { target: '_blank', rel: 'noopener' })} {...common}>
      {children}
    </a>
  );
}
