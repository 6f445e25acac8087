import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Look {
  look?: 'ink' | 'paper' | 'outline';
  size?: 'large' | 'small' | 'tiny';
  className?: string;
}

type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** Opens in a new tab: for the application site only. */
  external?: boolean;
};

type ButtonProps = Look & (LinkProps | (ComponentProps<'button'> & { href?: never }));

/** Leads somewhere if it has an address; does something if not. */
export function Button({ look, size, className, ...rest }: ButtonProps) {
  const common = buttonLook({ look, size, className });
  if (rest.href === undefined) return <button type="button" {...rest} {...common} />;
  const { external, ...link } = rest;
  return <a {...link} {...(external && { target: '_blank', rel: 'noopener' })} {...common} />;
}

/** The look alone: for one that is part of a drawing, or a label that lies around its field. */
export function buttonLook({ look = 'ink', size, className }: Look) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-look': look,
    'data-size': size,
  };
}
