import { memo } from 'react';
import type { LiveWalletData, Use } from '../../model/derive/live-wallet-data';
import { passColorVars } from '../../pass/colors';
import type { Wallet } from '../../pass/design';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Hint } from '../../ui/pass/Hint';
import { Phone } from '../../ui/pass/Phone';
import { RadioGroup } from '../controls/RadioGroup';
import { updateDesign } from '../store';
import { PassBack } from './PassBack';
import { PassFront, type PassFrontProps } from './PassFront';
import styles from './Preview.module.css';

interface PreviewProps {
  labels: LiveWalletData['labels'];
  front: PassFrontProps;
  back: Use['back'];
  /** The selected wallet; `front` is deferred and may still show the other one. */
  wallet: Wallet;
  isFlipped: boolean;
  onFlip: () => void;
}

/** A phone with both sides of the pass. Memoized, because its data are deferred. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const { labels, front, back, wallet, isFlipped, onFlip } = props;
  const { colors, name } = front;
  return (
    <section className={styles.preview} style={passColorVars(colors)}>
      <div className={styles.phone}>
        <Phone clock={labels.clock} camera={front.wallet === 'apple' ? 'island' : 'hole'}>
          <div className={styles.card}>
            {/* biome-ignore lint/a11y/useSemanticElements: not a form, so not a fieldset. */}
            <div role="group" aria-label={labels.front} inert={isFlipped}>
              <PassFront {...front} />
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: not a form, so not a fieldset. */}
            <div role="group" aria-label={labels.back} inert={!isFlipped}>
              <PassBack name={name} rows={back} colors={colors} />
            </div>
          </div>
          <div className={styles.hint}>
            <Hint text={front.state.hint} />
          </div>
        </Phone>
      </div>
      <div className={styles.bar}>
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
    </section>
  );
});
