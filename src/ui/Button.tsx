import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export interface ButtonStyleProps {
  appearance?: 'ink' | 'paper' | 'outline';
  size?: 'large' | 'small' | 'tiny';
  className?: string;
}

type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** Opens in a new tab: for the application site only. */
  external?: boolean;
};

type ButtonProps = ButtonStyleProps & (LinkProps | (ComponentProps<'button'> & { href?: never }));

/** Renders a link if it has an `href`, otherwise a button. */
export function Button({ appearance, size, className, ...rest }: ButtonProps) {
  const common = buttonProps({ appearance, size, className });
  if (rest.href === undefined) return <button type="button" {...rest} {...common} />;
  const { external, ...link } = rest;
  return <a {...link} {...(external && { target: '_blank', rel: 'noopener' })} {...common} />;
}

/** Styles another element as a button, for example the label of a file input. */
export function buttonProps({ appearance = 'ink', size, className }: ButtonStyleProps) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-appearance': appearance,
    'data-size': size,
  };
}
