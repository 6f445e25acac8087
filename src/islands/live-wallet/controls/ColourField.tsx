import { type CSSProperties, useId } from 'react';
import type { LiveWallet } from '../../../model/live-wallet-data';
import over from '../../Choosable.module.css';
import { textOn } from '../colour';
import parts from '../parts.module.css';
import styles from './ColourField.module.css';

interface ColourFieldProps {
  words: LiveWallet['words']['colour'];
  colours: LiveWallet['colours'];
  value: string;
  onChange: (colour: string) => void;
}

const filled = (colour: string) =>
  ({ '--swatch': colour, '--on-swatch': textOn(colour) }) as CSSProperties;

/** Swatches, and a free choice at the end. */
export function ColourField({ words, colours, value, onChange }: ColourFieldProps) {
  const group = useId();
  const isOwn = colours.every((colour) => colour.value !== value);
  return (
    <fieldset className={parts.group}>
      <legend className={parts.label}>{words.label}</legend>
      <div className={parts.row}>
        {colours.map((colour) => (
          <label
            key={colour.value}
            className={`${styles.swatch} ${over.choosable}`}
            data-chosen={colour.value === value}
            style={filled(colour.value)}
          >
            <input
              type="radio"
              name={group}
              checked={colour.value === value}
              onChange={() => onChange(colour.value)}
            />
            <span className="visually-hidden">{colour.name}</span>
          </label>
        ))}
        <label
          className={`${styles.own} ${over.choosable} ${over.sealed} ${parts.pill}`}
          data-chosen={isOwn}
          style={filled(value)}
        >
          <input type="color" value={value} onChange={({ target }) => onChange(target.value)} />
          <span>{words.own}</span>
        </label>
      </div>
    </fieldset>
  );
}
