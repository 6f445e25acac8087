import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { $design, publishName } from '../pass/design-store';
import { nameLimits } from '../pass/name';
import { openDialog } from './dialog-store';
import styles from './NameForm.module.css';

interface NameFormProps {
  label: string;
  children: ReactNode;
}

/** The name of the visitor's business, which the page shows while it is typed; Enter opens the dialog. */
export function NameForm({ label, children }: NameFormProps) {
  const { name } = useStore($design, { ssr: 'initial' });
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    // Typed before the form was hydrated.
    if (input.current?.value) publishName(input.current.value);
  }, []);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        openDialog({});
      }}
    >
      <label className={styles.name}>
        <span>{label}</span>
        <input
          ref={input}
          type="text"
          value={name}
          onChange={({ target }) => publishName(target.value)}
          placeholder=" "
          dir="auto"
          autoComplete="organization"
          enterKeyHint="go"
          maxLength={nameLimits.codeUnits}
        />
      </label>
      {children}
      {/* A form needs one; the link beside the field looks like it. */}
      <button type="submit" hidden>
        {label}
      </button>
    </form>
  );
}
