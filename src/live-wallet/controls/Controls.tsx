import { type Ref, useId } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import type { LiveWalletData } from '../../model/derive/live-wallet-data';
import { type Design, findVertical } from '../../pass/design';
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
  const { labels, verticals, colors } = data;
  const nameId = useId();
  return (
    <div className={shared.column}>
      <div className={`${shared.row} ${styles.brand}`}>
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
            // Otherwise a long name would still show its end.
            onBlur={({ target }) => target.scrollTo(0, 0)}
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
        label={labels.vertical}
        options={verticals.map((vertical) => ({ value: vertical.id, name: vertical.name }))}
        value={design.vertical}
        onChange={(vertical) => onDesignChange({ vertical })}
      />
      <ColorField
        labels={labels.color}
        colors={colors}
        value={design.color ?? findVertical(verticals, design).color}
        onChange={(color) => onDesignChange({ color })}
      />
    </div>
  );
}
