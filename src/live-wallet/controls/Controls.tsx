import { type Ref, useId } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import type { LiveWalletData } from '../../model/derive/live-wallet-data';
import { type Design, findUse } from '../../pass/design';
import type { Logo } from '../../pass/logo';
import { cleanName, isNameFull, nameLimits } from '../../pass/name';
import shared from '../shared.module.css';
import { ColorField } from './ColorField';
import styles from './Controls.module.css';
import { LogoField } from './LogoField';
import { RadioGroup } from './RadioGroup';

interface ControlsProps {
  data: LiveWalletData;
  design: Design;
  onDesignChange: (change: Partial<Design>) => void;
  logo: Logo | undefined;
  onLogoChange: (logo: Logo | undefined) => void;
  nameField: Ref<HTMLInputElement>;
}

export function Controls(props: ControlsProps) {
  const { data, design, onDesignChange, logo, onLogoChange, nameField } = props;
  const { labels, uses, colors } = data;
  const nameId = useId();
  return (
    <div className={shared.column}>
      <div className={`${shared.column} ${styles.brand}`}>
        <div className={styles.name}>
          <label htmlFor={nameId} className={shared.label}>
            {labels.name.label}
          </label>
          <p role="status">
            {isNameFull(design.name) &&
              formatMessage(labels.name.limit, { max: nameLimits.graphemes })}
          </p>
          <input
            ref={nameField}
            id={nameId}
            className={shared.input}
            type="text"
            dir="auto"
            autoComplete="organization"
            enterKeyHint="done"
            placeholder={labels.name.sample}
            value={design.name}
            onChange={({ target }) => onDesignChange({ name: cleanName(target.value) })}
          />
        </div>
        <LogoField
          labels={labels.logo}
          wallet={design.wallet}
          logo={logo}
          onLogoChange={onLogoChange}
        />
      </div>
      <RadioGroup
        label={labels.use}
        options={uses.map((use) => ({ value: use.id, name: use.name }))}
        value={design.use}
        onChange={(use) => onDesignChange({ use })}
      />
      <ColorField
        labels={labels.color}
        colors={colors}
        value={design.color ?? findUse(uses, design).color}
        onChange={(color) => onDesignChange({ color })}
      />
    </div>
  );
}
