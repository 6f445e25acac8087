import { type Ref, useId } from 'react';
import type { LiveWallet } from '../../model/live-wallet-data';
import { Choice } from './Choice';
import { ColourField } from './ColourField';
import styles from './Controls.module.css';
import { cleanName, type Design } from './design';
import field from './field.module.css';
import { LogoField } from './LogoField';
import type { Logo } from './logo';

interface ControlsProps {
  data: LiveWallet;
  design: Design;
  onDesign: (change: Partial<Design>) => void;
  logo: Logo | undefined;
  onLogo: (logo: Logo | undefined) => void;
  nameField: Ref<HTMLInputElement>;
}

export function Controls({ data, design, onDesign, logo, onLogo, nameField }: ControlsProps) {
  const { words, uses, colours } = data;
  const name = useId();
  const colour = design.colour ?? uses.find(({ id }) => id === design.use)?.colour ?? '';
  return (
    <div className={styles.controls}>
      <div className={styles.brand}>
        <div>
          <label htmlFor={name} className={field.label}>
            {words.name.label}
          </label>
          <input
            ref={nameField}
            id={name}
            className={styles.name}
            type="text"
            dir="auto"
            autoComplete="organization"
            enterKeyHint="done"
            placeholder={words.name.sample}
            value={design.name}
            onChange={({ target }) => onDesign({ name: cleanName(target.value) })}
          />
        </div>
        <LogoField words={words.logo} logo={logo} onLogo={onLogo} />
      </div>
      <Choice
        label={words.use}
        options={uses.map((use) => ({ value: use.id, name: use.name }))}
        value={design.use}
        onChange={(use) => onDesign({ use })}
      />
      <ColourField
        words={words.colour}
        colours={colours}
        value={colour}
        onChange={(chosen) => onDesign({ colour: chosen })}
      />
    </div>
  );
}
