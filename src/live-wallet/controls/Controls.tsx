import { type Ref, useId } from 'react';
import type { LiveWallet } from '../../model/derive/live-wallet-data';
import { chosenUse, cleanName, type Design, isFull, longest } from '../../pass/design';
import type { Logo } from '../logo';
import parts from '../parts.module.css';
import { Choice } from './Choice';
import { ColorField } from './ColorField';
import styles from './Controls.module.css';
import { LogoField } from './LogoField';

interface ControlsProps {
  data: LiveWallet;
  design: Design;
  onDesign: (change: Partial<Design>) => void;
  logo: Logo | undefined;
  onLogo: (logo: Logo | undefined) => void;
  nameField: Ref<HTMLInputElement>;
}

export function Controls({ data, design, onDesign, logo, onLogo, nameField }: ControlsProps) {
  const { words, uses, colors } = data;
  const name = useId();
  return (
    <div className={parts.column}>
      <div className={`${parts.column} ${styles.brand}`}>
        <div className={styles.name}>
          <label htmlFor={name} className={parts.label}>
            {words.name.label}
          </label>
          <p role="status">
            {isFull(design.name) && words.name.full.replace('{most}', String(longest.graphemes))}
          </p>
          <input
            ref={nameField}
            id={name}
            className={parts.input}
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
      <ColorField
        words={words.color}
        colors={colors}
        value={design.color ?? chosenUse(uses, design).color}
        onChange={(chosen) => onDesign({ color: chosen })}
      />
    </div>
  );
}
