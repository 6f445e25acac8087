import { useId, useRef, useState } from 'react';
import type { LiveWalletData } from '../../model/derive/live-wallet-data';
import { paper } from '../../pass/colors';
import type { Wallet } from '../../pass/design';
import { isWide, type Logo, type LogoError, readLogo } from '../../pass/logo';
import { buttonProps } from '../../ui/Button';
import choice from '../../ui/controls/ChoiceControl.module.css';
import { contrastBackgroundProps } from '../../ui/pass/contrast-background';
import shared from '../shared.module.css';
import styles from './LogoField.module.css';

interface LogoFieldProps {
  labels: LiveWalletData['labels']['logo'];
  wallet: Wallet;
  logo: Logo | undefined;
  onLogoChange: (logo: Logo | undefined) => void;
}

/** A file input for an image. An invalid file shows an error and keeps the current logo. */
export function LogoField({ labels, wallet, logo, onLogoChange }: LogoFieldProps) {
  const [error, setError] = useState<LogoError>();
  const input = useRef<HTMLInputElement>(null);
  const latestFile = useRef<File>(undefined);
  const noteId = useId();
  const note = wallet === 'google' && logo && isWide(logo) ? 'tooWide' : 'note';

  const chooseFile = async (file: File | undefined) => {
    if (!file) return;
    latestFile.current = file;
    const result = await readLogo(file);
    if (latestFile.current !== file) return;
    if (typeof result === 'string') setError(result);
    else {
      setError(undefined);
      onLogoChange(result);
    }
  };

  const remove = () => {
    onLogoChange(undefined);
    setError(undefined);
    input.current?.focus();
  };

  return (
    <>
      <label
        {...buttonProps({
          appearance: 'outline',
          className: `${choice.control} ${choice.hiddenInput}`,
        })}
      >
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          aria-describedby={noteId}
          onChange={({ target }) => {
            chooseFile(target.files?.[0]);
            // Otherwise choosing the same file again would not fire a change event.
            target.value = '';
          }}
        />
        <span>{labels.choose}</span>
      </label>
      <div className={styles.chosen}>
        {logo && (
          <>
            <img {...contrastBackgroundProps(logo, paper)} src={logo.url} alt={labels.label} />
            <button type="button" className={shared.textButton} onClick={remove}>
              {labels.remove}
            </button>
          </>
        )}
        <p id={noteId} role={error && 'alert'} data-error={error}>
          {labels[error ?? note]}
        </p>
      </div>
    </>
  );
}
