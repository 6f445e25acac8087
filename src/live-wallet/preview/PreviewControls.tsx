import type { LiveWalletData } from '../../model/derive/live-wallet-data';
import { type PassColors, passColorVars } from '../../pass/colors';
import type { Wallet } from '../../pass/design';
import { updateDesign } from '../../pass/design-store';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { RadioGroup } from '../controls/RadioGroup';
import shared from '../shared.module.css';
import styles from './PreviewControls.module.css';

interface PreviewControlsProps {
  labels: LiveWalletData['labels'];
  wallet: Wallet;
  colors: PassColors;
  isFlipped: boolean;
  onFlip: () => void;
}

/** The choice of the wallet, and the button that flips the pass. */
export function PreviewControls(props: PreviewControlsProps) {
  const { labels, wallet, colors, isFlipped, onFlip } = props;
  return (
    <div className={`${shared.stage} ${styles.bar}`} style={passColorVars(colors)}>
      <div className={styles.controls}>
        <RadioGroup
          label={labels.wallet.label}
          isSegmented
          options={[
            { value: 'apple', name: labels.wallet.apple },
            { value: 'google', name: labels.wallet.google },
          ]}
          value={wallet}
          onChange={(value) => updateDesign({ wallet: value as Wallet })}
        />
        <Button appearance="outline" size="tiny" className={styles.flip} onClick={onFlip}>
          <Icon name="flip" size={20} />
          <span>{isFlipped ? labels.flip.showFront : labels.flip.showBack}</span>
        </Button>
      </div>
    </div>
  );
}
