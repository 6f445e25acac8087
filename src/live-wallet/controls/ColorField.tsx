import { type CSSProperties, useId } from 'react';
import type { LiveWalletData } from '../../model/derive/live-wallet-data';
import { textColorOn } from '../../pass/colors';
import choice from '../../ui/controls/ChoiceControl.module.css';
import shared from '../shared.module.css';
import styles from './ColorField.module.css';

interface ColorFieldProps {
  labels: LiveWalletData['labels']['color'];
  colors: LiveWalletData['colors'];
  value: string;
  onChange: (color: string) => void;
}

const swatchVars = (color: string): CSSProperties => ({
  '--swatch': color,
  '--on-swatch': textColorOn(color),
});

/** Swatches of the given colors, and a color picker. */
export function ColorField({ labels, colors, value, onChange }: ColorFieldProps) {
  const groupName = useId();
  const isCustom = colors.every((color) => color.value !== value);
  return (
    <fieldset className={shared.fieldset}>
      <legend className={shared.label}>{labels.label}</legend>
      <div className={shared.row}>
        {colors.map((color) => (
          <label
            key={color.value}
            className={`${styles.swatch} ${choice.control}`}
            data-selected={color.value === value || undefined}
            style={swatchVars(color.value)}
          >
            <input
              type="radio"
              name={groupName}
              checked={color.value === value}
              onChange={() => onChange(color.value)}
            />
            <span className="visually-hidden">{color.name}</span>
          </label>
        ))}
        <label
          className={`${styles.custom} ${choice.control} ${choice.hiddenInput} ${shared.pill}`}
          data-selected={isCustom || undefined}
          style={swatchVars(value)}
        >
          <input type="color" value={value} onChange={({ target }) => onChange(target.value)} />
          <span>{labels.custom}</span>
        </label>
      </div>
    </fieldset>
  );
}
