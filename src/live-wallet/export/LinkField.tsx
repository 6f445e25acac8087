import { useEffect, useRef } from 'react';
import shared from '../shared.module.css';

/** A link that the visitor copies: it is selected at once. */
export function LinkField({ label, link }: { label: string; link: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      className={shared.input}
      readOnly
      aria-label={label}
      value={link}
      onFocus={({ target }) => target.select()}
    />
  );
}
