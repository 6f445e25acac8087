import { type CSSProperties, useId } from 'react';
import type { LiveWallet } from '../../model/derive/live-wallet-data';
import { textOn } from '../../pass/colors';
import over from '../../ui/controls/ChoiceControl.module.css';
import parts from '../parts.module.css';
import styles from './ColorField.module.css';

interface ColorFieldProps {
  words: LiveWallet['words']['color'];
  colors: LiveWallet['colors'];
  value: string;
  onChange: (color: string) => void;
}

const filled = (color: string) =>
  ({ '--swatch': color, '--on-swatch': textOn(color) }) as CSSProperties;

/** Swatches, and a free choice at the end. */
export function ColorField({ words, colors, value, onChange }: ColorFieldProps) {
  const group = useId();
  const isOwn = colors.every((color) => color.value !== value);
  return (
    <fieldset className={parts.group}>
      <legend className={parts.label}>{words.label}</legend>
      <div className={parts.row}>
        {colors.map((color) => (
          <label
            key={color.value}
            className={`${styles.swatch} ${over.choosable}`}
            data-chosen={color.value === value}
            style={filled(color.value)}
          >
            <input
              type="radio"
              name={group}
              checked={color.value === value}
              onChange={() => onChange(color.value)}
            />
            <span className="visually-hidden">{color.name}</span>
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
