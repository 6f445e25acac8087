import type { LiveWallet, Use } from '../../model/derive/live-wallet-data';
import { wearing } from '../../pass/colors';
import type { Wallet } from '../../pass/design';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Hint } from '../../ui/pass/Hint';
import { Phone } from '../../ui/pass/Phone';
import { Choice } from '../controls/Choice';
import { PassBack } from '../pass/PassBack';
import { PassFront, type PassFrontProps } from '../pass/PassFront';
import { change } from '../store';
import styles from './Preview.module.css';

interface StageProps {
  words: LiveWallet['words'];
  front: PassFrontProps;
  back: Use['back'];
  /** What is chosen: the pass may still be on its way there. */
  chosen: Wallet;
  turned: boolean;
  onTurn: () => void;
}

/** The phone with the pass, which can be turned over. */
export function Stage({ words, front, back, chosen, turned, onTurn }: StageProps) {
  const { wallet, dye, name } = front;
  return (
    <section className={styles.stage} style={wearing(dye)}>
      <div className={styles.phone}>
        <Phone clock={words.clock} camera={wallet === 'apple' ? 'island' : 'hole'}>
          <div className={styles.card}>
            {/* biome-ignore lint/a11y/useSemanticElements: a pass is no form, so no fieldset. */}
            <div role="group" aria-label={words.front} inert={turned}>
              <PassFront {...front} />
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: a pass is no form, so no fieldset. */}
            <div role="group" aria-label={words.back} inert={!turned}>
              <PassBack name={name} rows={back} dye={dye} />
            </div>
          </div>
          <div className={styles.hint}>
            <Hint text={front.state.hint} />
          </div>
        </Phone>
      </div>
      <div className={styles.bar}>
        <Choice
          label={words.wallet.label}
          quiet
          options={[
            { value: 'apple', name: words.wallet.apple },
            { value: 'google', name: words.wallet.google },
          ]}
          value={chosen}
          onChange={(value) => change({ wallet: value as Wallet })}
        />
        <Button appearance="outline" size="tiny" className={styles.turn} onClick={onTurn}>
          <Icon name="turn" size={20} />
          <span>{turned ? words.turn.toFront : words.turn.toBack}</span>
        </Button>
      </div>
    </section>
  );
}
