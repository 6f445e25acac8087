import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { $design, publishName } from '../pass/design-store';
import { nameLimits } from '../pass/name';
import { openDialog } from './dialog-store';
import type { LiveWalletProps } from './LiveWallet';
import { LiveWalletDialog } from './LiveWalletDialog';
import styles from './LiveWalletForm.module.css';
import { LiveWalletLink } from './LiveWalletLink';

interface LiveWalletFormProps extends LiveWalletProps {
  /** The label of the field for the name of the business. */
  nameLabel: string;
}

/**
 * The live wallet with a field for the name of the visitor's business beside the link that opens it. The
 * page shows the name while it is typed; Enter opens the dialog.
 */
export function LiveWalletForm({ nameLabel, labels, ...link }: LiveWalletFormProps) {
  const { name } = useStore($design, { ssr: 'initial' });
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    // Typed before the form was hydrated.
    if (input.current?.value) publishName(input.current.value);
  }, []);

  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          openDialog({});
        }}
      >
        <label className={styles.name}>
          <span>{nameLabel}</span>
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
        <LiveWalletLink labels={labels} {...link} />
        {/* A form needs one; the link beside the field looks like it. */}
        <button type="submit" hidden>
          {nameLabel}
        </button>
      </form>
      {/* Not in the form: React events of the dialog would bubble to it through the portal. */}
      <LiveWalletDialog labels={labels} page={link.vertical ?? 'home'} />
    </>
  );
}
