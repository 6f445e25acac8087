import { useId, useRef, useState } from 'react';
import type { LiveWallet } from '../../model/derive/live-wallet-data';
import { buttonProps } from '../../ui/Button';
import over from '../../ui/controls/ChoiceControl.module.css';
import { type Logo, type LogoProblem, readLogo } from '../logo';
import parts from '../parts.module.css';
import styles from './LogoField.module.css';

interface LogoFieldProps {
  words: LiveWallet['words']['logo'];
  logo: Logo | undefined;
  onLogo: (logo: Logo | undefined) => void;
}

/** A picture from the device. A file that will not do changes nothing but the sentence below. */
export function LogoField({ words, logo, onLogo }: LogoFieldProps) {
  const [problem, setProblem] = useState<LogoProblem>();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);
  const note = useId();

  const choose = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    const read = await readLogo(file);
    if (latest.current !== file) return;
    if (typeof read === 'string') setProblem(read);
    else {
      setProblem(undefined);
      onLogo(read);
    }
  };

  return (
    <>
      <label
        {...buttonProps({
          appearance: 'outline',
          className: `${over.choosable} ${over.sealed} ${styles.choose}`,
        })}
      >
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          aria-describedby={note}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        <span>{words.choose}</span>
      </label>
      <div className={styles.chosen}>
        {logo && (
          <>
            <img className={parts.logo} src={logo.url} alt={words.label} />
            <button
              type="button"
              className={parts.quiet}
              onClick={() => {
                onLogo(undefined);
                setProblem(undefined);
                input.current?.focus();
              }}
            >
              {words.remove}
            </button>
          </>
        )}
        <p id={note} role={problem && 'alert'} data-problem={problem}>
          {problem ? words[problem] : words.note}
        </p>
      </div>
    </>
  );
}
